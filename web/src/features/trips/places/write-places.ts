import type { TripLeg } from '@sojourn/contract/legs/schema'
import { addable, tripRows } from '../../../sync/writes/rows.ts'
import type { WantedLeg } from './place-rows.ts'

/** Only what differs is written; each through the queue, so that it also works without a connection. */
export async function writePlaces(
  tripId: number,
  stored: readonly TripLeg[],
  wanted: readonly WantedLeg[],
): Promise<unknown[]> {
  const { add, change, remove } = tripRows(tripId, 'legs')
  const kept = new Set(wanted.map(({ id }) => id))
  const gone = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => remove(id))
  const written = wanted.flatMap(({ id, ...fields }) => {
    const before = stored.find((leg) => leg.id === id)
    if (!before) return [add({ id, ...fields })]
    const differing = differingFields(before, fields)
    return Object.keys(differing).length > 0 ? [change(id, differing, { isShown: true })] : []
  })
  return Promise.all([...gone, ...written])
}

/** A place that was picked says where it lies; that alone is no change where it lies there already. */
const differingFields = (before: TripLeg, fields: Omit<WantedLeg, 'id'>): Partial<Omit<WantedLeg, 'id'>> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== before[name as keyof TripLeg]),
  )

/** As they were before, with the same ids. */
export const restorePlaces = (
  tripId: number,
  now: readonly TripLeg[],
  before: readonly TripLeg[],
): Promise<unknown[]> =>
  writePlaces(
    tripId,
    now,
    before.map((leg) => addable<'legs'>(leg) as WantedLeg),
  )
