import { tonesOf } from '../members/tones.ts'

interface OnTrip {
  readonly id: string
  readonly name: string
}
interface Row extends OnTrip {
  readonly tone: number
  readonly userId: string | null
  readonly household: string | null
}

/** Somebody who travels: a member, somebody without an account, or somebody who left. */
export interface TripPerson extends OnTrip {
  readonly tone: number
  readonly kind: 'member' | 'no account' | 'left'
  readonly household: string | null
  /** Their row among the travellers, where they have one. */
  readonly rowId: string | null
}

export interface TripPeople {
  readonly people: readonly TripPerson[]
  /** Whoever was written down first and said "That is me" later is one person. */
  readonly idOf: (id: string) => string
  /** With whom each of those who do not settle alone settles. */
  readonly households: ReadonlyMap<string, string>
}

/** Everybody on a trip, members first, in the same order on every device. */
export function peopleOfTrip(members: readonly OnTrip[], rows: readonly Row[]): TripPeople {
  const tones = tonesOf(members.map(({ name }) => name))
  const rowOf = new Map(rows.flatMap((row) => (row.userId ? [[row.userId, row] as const] : [])))
  const isMember = new Set(members.map(({ id }) => id))
  const people = [
    ...members.map(({ id, name }, at): TripPerson => {
      const row = rowOf.get(id)
      const tone = tones[at]!
      return { id, name, tone, kind: 'member', household: row?.household ?? null, rowId: row?.id ?? null }
    }),
    ...rows
      .filter(({ userId }) => userId === null || !isMember.has(userId))
      .map(({ id, name, tone, userId, household }): TripPerson => {
        const kind = userId === null ? 'no account' : 'left'
        return { id: userId ?? id, name, tone, kind, household, rowId: id }
      }),
  ]
  const accountOf = new Map(rows.flatMap(({ id, userId }) => (userId ? [[id, userId] as const] : [])))
  const sizes = Map.groupBy(people, ({ household }) => household)
  return {
    people,
    idOf: accountOf.size === 0 ? (id) => id : (id) => accountOf.get(id) ?? id,
    households: new Map(
      people.flatMap(({ id, household }) =>
        household && sizes.get(household)!.length > 1 ? [[id, household] as const] : [],
      ),
    ),
  }
}
