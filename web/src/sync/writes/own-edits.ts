// Trips and the own profile with what is written on this device and not answered yet on top.
import type { Trip } from '@sojourn/contract/trips/schema'
import { planKey, userKey } from '../http/api.ts'
import { queryClient } from '../cache/query-client.ts'
import type { Entry, OwnEdit, Write } from '../overlay/write.ts'
import { type SyncState, syncState } from '../queue/queued.ts'

type Own = Entry & { side: { ownEdit: OwnEdit } }

const ownOf = ({ waiting, attention }: SyncState): Own[] =>
  [...waiting, ...attention.filter(({ cause }) => cause === 'server')].filter(
    (entry): entry is Own => entry.side.ownEdit !== null,
  )

function laidOn(trip: Trip | undefined, { ownEdit }: { ownEdit: OwnEdit }): Trip | undefined {
  if (ownEdit.of !== 'trip') return trip
  if (ownEdit.kind === 'remove') return undefined
  if (ownEdit.kind === 'put') return trip ?? (ownEdit.trip as Trip)
  return trip && { ...trip, ...ownEdit.fields }
}

/** A trip as it will be; undefined when there is none. */
export const layTrip = (tripId: number, trip: Trip | undefined): Trip | undefined =>
  ownOf(syncState())
    .filter(({ side }) => side.tripId === tripId)
    .reduce((laid, { side }) => laidOn(laid, side), trip)

export function layTrips(trips: readonly Trip[]): Trip[] {
  const ids = new Set([
    ...trips.map(({ id }) => id),
    ...ownOf(syncState()).flatMap(({ side }) => side.tripId ?? []),
  ])
  return [...ids].flatMap(
    (id) =>
      layTrip(
        id,
        trips.find((trip) => trip.id === id),
      ) ?? [],
  )
}

interface Session {
  user: object | null
}

export const layUser = <S extends Session>(session: S): S => {
  const fields = ownOf(syncState()).flatMap(({ side: { ownEdit } }) =>
    ownEdit.of === 'user' ? [ownEdit.fields] : [],
  )
  return session.user && fields.length > 0
    ? { ...session, user: Object.assign({}, session.user, ...fields) as S['user'] }
    : session
}

/** The queue has changed: what is new lies on top of what was read, and what is gone is read again. */
export function refreshOwn(before: SyncState, now: SyncState): void {
  const [old, next] = [ownOf(before), ownOf(now)]
  const isNew = next.some(({ id }) => !old.some((entry) => entry.id === id))
  const gone = old.filter(({ id }) => !next.some((entry) => entry.id === id))
  if (isNew) {
    queryClient.setQueryData<Trip[] | null>(['trips'], (trips) => trips && layTrips(trips))
    for (const { side } of next) {
      if (side.tripId === null || side.ownEdit.kind === 'remove') continue
      const { tripId } = side
      queryClient.setQueryData<Trip>(['trips', tripId], (trip) => layTrip(tripId, trip))
    }
    queryClient.setQueryData<Session>(userKey, (session) => session && layUser(session))
  }
  if (gone.length > 0) {
    void queryClient.invalidateQueries({ queryKey: ['trips'] })
    if (gone.some(({ side }) => side.ownEdit.of === 'user'))
      void queryClient.invalidateQueries({ queryKey: userKey })
  }
}

/** The server has taken it: its answer is what is shown from now on. */
export function ownSettled({ side: { ownEdit, tripId } }: Write, answer: unknown): void {
  if (ownEdit?.of !== 'trip') return
  const trip = ownEdit.kind === 'remove' ? null : (answer as Trip)
  queryClient.setQueryData<Trip[] | null>(
    ['trips'],
    (trips) =>
      trips && [...trips.filter(({ id }) => id !== tripId && id !== trip?.id), ...(trip ? [trip] : [])],
  )
  if (trip) queryClient.setQueryData(['trips', trip.id], trip)
  void queryClient.invalidateQueries({ queryKey: ['trips'], exact: true })
  void queryClient.invalidateQueries({ queryKey: planKey })
}
