import { movedEnd } from '@sojourn/contract/itinerary/item-end'
import { endTimeProblem } from '@sojourn/contract/itinerary/item-form'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryFormWords } from '@sojourn/contract/itinerary/words-form'
import { fromMinor, toMinor } from '@sojourn/contract/values/money'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { sql } from 'kysely'
import { invalidField } from '../../platform/errors/app-error.ts'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'
import type { RowRules } from '../../kernel/rows/row-rules.ts'

export const itineraryRules: RowRules<'itinerary'> = {
  collection: 'itinerary',
  toAnswer: (row) => {
    const cost = row.costMinor === null ? null : fromMinor(row.costMinor, row.currency)
    return { ...row, costMinor: undefined, cost } as ItineraryItem
  },

  /** A new item goes after the last of its day unless an order is given. */
  newColumns: async (trip, inputs) => {
    const place = await placesIn(
      trip,
      inputs.map(({ date }) => date),
    )
    return ({ id: _id, tripId, cost = null, currency = trip.row.currency, ...fields }) => {
      requireSameTrip(trip, tripId)
      return {
        ...fields,
        latitude: fields.latitude ?? null,
        longitude: fields.longitude ?? null,
        order: place(fields.date, fields.order),
        costMinor: cost === null ? null : toMinor(cost, currency),
        currency,
      }
    }
  },

  /** A new location without new coordinates clears the old ones (C-098). */
  changedColumns: async (trip, current, { tripId, cost, ...fields }) => {
    requireSameTrip(trip, tripId)
    const { currency } = trip.row
    const { date = current.date, location = current.location } = fields
    const losesSpot = location !== current.location && fields.latitude === undefined
    const { time = current.time } = fields
    // A start that moves takes the end with it.
    const endTime = fields.endTime === undefined ? movedEnd(current, time) : fields.endTime
    const wrongEnd = endTimeProblem({ time, endTime })
    if (wrongEnd) throw invalidField('endTime', wrongEnd)
    const movesDay = date !== current.date && fields.order === undefined
    return {
      ...fields,
      endTime,
      ...(losesSpot && { latitude: null, longitude: null }),
      ...(movesDay && { order: (await placesIn(trip, [date]))(date) }),
      ...(cost !== undefined && { costMinor: cost === null ? null : toMinor(cost, currency), currency }),
    }
  },
}

/** Gives out the orders of these days: the wanted one, else the one after the last. */
async function placesIn({ db, access }: LockedTrip, dates: readonly PlainDate[]) {
  // One step in the index for each day, however many items it has.
  const { rows: days } = await sql<{ date: PlainDate; last: number | null }>`
    select day as "date", (
      select "order" from itinerary where "tripId" = ${access.tripId} and "date" = day order by "order" desc limit 1
    ) as "last"
    from unnest(${sql.val([...new Set(dates)])}::date[]) as day`.execute(db)
  const next = new Map(days.map(({ date, last }) => [date, last === null ? 0 : last + 1]))
  return (date: PlainDate, wanted?: number): number => {
    const free = next.get(date) ?? 0
    const order = wanted ?? free
    next.set(date, Math.max(free, order + 1))
    return order
  }
}

function requireSameTrip({ access }: LockedTrip, tripId: number | undefined): void {
  if (tripId !== undefined && tripId !== access.tripId)
    throw invalidField('tripId', itineraryFormWords.wrongTrip)
}
