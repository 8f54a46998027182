import type { aiApi } from '@sojourn/contract/ai/api'
import type { BudgetOptimization, LocalEvent, Recommendation } from '@sojourn/contract/ai/schema'
import { type ExpenseCategory, expenseCategories } from '@sojourn/contract/expenses/categories'
import { rateBetween } from '@sojourn/contract/expenses/convert'
import { pointOf } from '@sojourn/contract/values/point'
import { fromMinor } from '@sojourn/contract/values/money'
import { localEvents } from '@sojourn/planner/assistant/local-events'
import { usualWishes } from '@sojourn/planner/assistant/trip-facts'
import { guideFor } from '@sojourn/planner/guide/guide-for'
import { sql } from 'kysely'
import { currentRates } from '../expenses/rates.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { Call } from '../../kernel/mount/call.ts'
import { requireAccess } from '../../kernel/access/access.ts'
import { locate } from '../places/service.ts'
import { weatherContext } from '../weather/context.ts'
import { holidayRegion } from './holiday-region.ts'
import { publicHolidays } from './holidays.ts'
import { festivalDates } from './festival-dates.ts'
import { propose } from './propose.ts'
import { readTripFacts } from './read-facts.ts'
import { goneSignal } from './turns.ts'

const mostHistory = 50

/** The trip and the history are read from our own store: what the caller sent of them is not believed (C-121). */
export async function recommendationsFor(
  deps: Deps,
  call: Call<typeof aiApi.personalized>,
): Promise<Recommendation[]> {
  const { db, user, body } = call
  const access = await requireAccess(db, user, 'content.read', { tripId: body.trip.id })
  const history = await db
    .selectFrom('trips')
    .select(['destination', 'startDate', 'travelMode'])
    .where('ownerId', '=', user.id)
    .where('id', '!=', access.tripId)
    .where('deletedAt', 'is', null)
    .orderBy('startDate', 'desc')
    .limit(mostHistory)
    .execute()
  const trip = await readTripFacts(weatherContext(deps, call), access, seedNow(deps))
  const { interests, travelStyle } = body.userPreferences
  const proposal = await propose(deps, {
    trip,
    wishes: usualWishes(trip.facts),
    userId: user.id,
    gone: goneSignal(call.reply),
    onFailure: (error) => call.request.log.warn({ err: error }, 'the model did not answer'),
  })
  const { notice, ideas } = proposal
  const traveller = { history, interests, travelStyle }
  const { facts, guide } = trip
  const found = await deps.workers.run(user.id, 'recommendPlaces', facts, guide, traveller, ideas)
  return found.map((one) => ({ ...one, notice }))
}

/** Nothing is kept on the server: asking again a moment later gives something else. */
const seedNow = ({ now }: Pick<Deps, 'now'>): number => Math.floor(now().getTime() / 1000) % 1_000_000

export async function optimisedBudget(
  deps: Deps,
  call: Call<typeof aiApi.budget>,
): Promise<BudgetOptimization> {
  const { db, user, body } = call
  const access = await requireAccess(db, user, 'content.read', { tripId: body.trip.id })
  const { trip, facts, guide } = await readTripFacts(weatherContext(deps, call), access, 1)
  const rows = await db
    .selectFrom('expenses')
    .select(['category', sql<number>`sum("convertedMinor")::float8`.as('minor')])
    .where('tripId', '=', access.tripId)
    .where('tripCurrency', '=', trip.currency)
    .groupBy('category')
    .execute()
  const spentIn = (category: ExpenseCategory): number =>
    fromMinor(rows.find((row) => row.category === category)?.minor ?? 0, trip.currency)
  const spent = Object.fromEntries(
    expenseCategories.map((category) => [category, spentIn(category)]),
  ) as Record<ExpenseCategory, number>
  const { budget, travelStyle } = body
  return deps.workers.run(user.id, 'optimiseBudget', facts, guide, { budget, travelStyle, spent })
}

type EventsBody = Call<typeof aiApi.events>['body']

export async function eventsOf(db: Db, body: EventsBody): Promise<LocalEvent[]> {
  const { destination, startDate, endDate, interests, currency } = body
  const place = { ...locate(destination), destination }
  return localEvents(await guideFor(place), {
    destination,
    startDate,
    endDate,
    interests,
    holidays: publicHolidays(
      place.countryCode && holidayRegion(place.countryCode, destination, pointOf(place)),
      startDate,
      endDate,
    ),
    datesOf: festivalDates,
    perDollar: Number(rateBetween(await currentRates(db), 'USD', currency) ?? 1),
  })
}
