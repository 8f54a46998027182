import type { Idea } from '@sojourn/contract/ideas/schema'
import { type Vote, withVote } from '@sojourn/contract/ideas/votes'
import { fromMinor, toMinor } from '@sojourn/contract/values/money'
import { sql } from 'kysely'
import type { LockedTrip } from '../../kernel/rows/lock-trip.ts'
import type { RowRules } from '../../kernel/rows/row-rules.ts'

export const ideaRules: RowRules<'ideas'> = {
  collection: 'ideas',
  toAnswer: (row) => {
    const cost = row.costMinor === null ? null : fromMinor(row.costMinor, row.currency)
    return { ...row, costMinor: undefined, cost } as Idea
  },

  newColumns: async (trip, inputs) => {
    const earlier = await votesBefore(
      trip,
      inputs.flatMap(({ id }) => id ?? []),
    )
    const { userId } = trip.access
    return ({ id, cost, currency = trip.row.currency, votes, ...fields }) => {
      const own = votes.find(({ by }) => by === userId)
      const known = earlier.get(id ?? '') ?? []
      return {
        ...fields,
        currency,
        costMinor: cost === null ? null : toMinor(cost, currency),
        votes: own ? withVote(known, userId, own.up ? 'up' : 'down') : known,
      }
    }
  },

  /** Votes are merged here, by who votes: what was sent from a device may be older than another member's. */
  changedColumns: async (trip, current, { cost, vote, ...fields }) => {
    const losesSpot =
      (fields.location ?? current.location) !== current.location && fields.latitude === undefined
    const { currency } = trip.row
    return {
      ...fields,
      ...(losesSpot && { latitude: null, longitude: null }),
      ...(cost !== undefined && { costMinor: cost === null ? null : toMinor(cost, currency), currency }),
      ...(vote !== undefined && { votes: withVote(current.votes, trip.access.userId, vote) }),
    }
  },
}

/** An idea that comes back has the votes it had, as the log knows them: nobody votes for others. */
async function votesBefore({ db, access }: LockedTrip, ids: readonly string[]): Promise<Map<string, Vote[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; votes: Vote[] }>`
    select distinct on ("rowId") "rowId" as "id", "row" -> 'votes' as "votes" from changes
    where "tripId" = ${access.tripId} and "collection" = 'ideas' and "row" is not null
      and "rowId" = any(${sql.val(ids)}::text[])
    order by "rowId", "rev" desc`.execute(db)
  return new Map(rows.map(({ id, votes }) => [id, votes]))
}
