import { legDatesProblem, mostLegs } from '@sojourn/contract/legs/leg-dates'
import { legsWords } from '@sojourn/contract/legs/words'
import { say } from '@sojourn/contract/words/say'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'
import type { RowRules } from '../../kernel/rows/row-rules.ts'
import { invalidField } from '../../platform/errors/app-error.ts'
import { locationOfDestination } from '../places/service.ts'
import { followLegs } from './first-place.ts'

export const legRules: RowRules<'legs'> = {
  collection: 'legs',
  toAnswer: (row) => row,

  newColumns: async (trip, inputs) => {
    await requireFewPlaces(trip, inputs.length)
    return (input) => ({ ...input, ...locationOfDestination(input) })
  },

  /** Dates are checked as they will stand together; a place that stays where it is keeps what is known of it. */
  changedColumns: async (_trip, current, { latitude, longitude, countryCode, timeZone, ...fields }) => {
    const problem = legDatesProblem({ ...current, ...fields })
    if (problem) throw invalidField('leaveDate', problem)
    const { destination = current.destination } = fields
    const goesElsewhere = destination !== current.destination || typeof latitude === 'number'
    const known = { destination, latitude, longitude, countryCode, timeZone }
    return { ...fields, ...(goesElsewhere && locationOfDestination(known)) }
  },

  written: followLegs,
}

/** Everything that asks where one is looks through all of them. */
async function requireFewPlaces({ db, access }: LockedTrip, added: number): Promise<void> {
  const { count } = await db
    .selectFrom('legs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tripId', '=', access.tripId)
    .executeTakeFirstOrThrow()
  if (count + added > mostLegs) throw invalidField('destination', say(legsWords.tooMany, { most: mostLegs }))
}
