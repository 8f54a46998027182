// What the guide on this device recommends where no server can be asked.
import { fromDevice } from '@sojourn/contract/ai/texts'
import { type ExpenseCategory, expenseCategories } from '@sojourn/contract/expenses/categories'
import type { Trip } from '@sojourn/contract/trips/schema'
import { deviceFacts, festivalDays, guideOf } from '../../../guide/trip-guide.ts'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { queryClient } from '../../../sync/cache/query-client.ts'
import type { Requests } from './requests.ts'
import type { Part, Results } from './stored-results.ts'

type Make = (trip: Trip, requests: Requests) => Promise<Results[Part]>

const known = (trip: Trip) => Promise.all([deviceFacts(trip), guideOf(trip)])

export const here: Readonly<Record<Part, Make>> = {
  personalized: async (trip, { personalized }) => {
    const { recommendPlaces } = await import('@sojourn/planner/assistant/recommend-places')
    const [facts, guide] = await known(trip)
    const history = personalized.travelHistory.map((one) => ({
      ...one,
      startDate: one.startDate.slice(0, 10),
    }))
    const made = recommendPlaces(facts, guide, { history, ...personalized.userPreferences })
    return made.map((one) => ({ ...one, notice: fromDevice() }))
  },
  budget: async (trip, { budget }) => {
    const { optimiseBudget } = await import('@sojourn/planner/assistant/optimise-budget')
    const [facts, guide] = await known(trip)
    return optimiseBudget(facts, guide, { ...budget, spent: await spentOn(trip) })
  },
  events: async (trip, { events }) => {
    const { localEvents } = await import('@sojourn/planner/assistant/local-events')
    const [{ holidays, perDollar }, guide] = await known(trip)
    return localEvents(guide, { ...events, holidays, perDollar, datesOf: await festivalDays(trip, guide) })
  },
}

async function spentOn({ id, currency }: Trip): Promise<Record<ExpenseCategory, number>> {
  const expenses =
    (await queryClient.ensureQueryData(collectionQuery(id, 'expenses')).catch(() => null)) ?? []
  const spentIn = (wanted: ExpenseCategory): number =>
    expenses
      .filter(({ category, tripCurrency }) => category === wanted && tripCurrency === currency)
      .reduce((sum, { convertedAmount }) => sum + Number(convertedAmount), 0)
  return Object.fromEntries(expenseCategories.map((category) => [category, spentIn(category)])) as Record<
    ExpenseCategory,
    number
  >
}
