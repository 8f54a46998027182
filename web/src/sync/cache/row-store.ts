// What is known of the rows of trips, of trips themselves and of the own profile, with what is written here on top.
import { type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import type { AnsweredRow } from '@sojourn/contract/sync/registry'
import type { Trip } from '@sojourn/contract/trips/schema'
import { whenLeaving } from '../../session/leaving.ts'
import { userKey } from '../http/api.ts'
import type { Row, RowList } from '../overlay/row-list.ts'
import { type ListName, rowLists } from '../overlay/row-lists.ts'
import { isTemporaryId, profileList, tripList } from '../overlay/write.ts'
import { queryClient } from './query-client.ts'

export type Rows = { [C in ContentCollection]: AnsweredRow<C> }

export const listKey = ({ tripId, collection }: ListName) => ['trips', tripId, collection] as const
export const tripKey = (tripId: number) => ['trips', tripId] as const
const tripsKey = ['trips'] as const

const orders: Readonly<Record<string, { inOrder: unknown } | undefined>> = descriptions
const asKnown = (rows: readonly Row[]): Row[] => [...rows]

export const lists = rowLists({
  inOrder: (collection) => (orders[collection]?.inOrder ?? asKnown) as typeof asKnown,
  publish(name, list) {
    if (name.collection === 'trip') return publishTrip(name.tripId)
    if (name.collection === profileList.collection) return publishProfile()
    const rows = list.shown()
    if (rows && queryClient.getQueryData(listKey(name))) queryClient.setQueryData(listKey(name), rows)
    return undefined
  },
})

export const listOf = <C extends ContentCollection>(tripId: number, collection: C): RowList<Rows[C]> =>
  lists.listOf({ tripId, collection }) as unknown as RowList<Rows[C]>

export const { seenRevs } = lists

/** The trips of the overview, in the order in which the server listed them. */
let listed: readonly number[] = []
whenLeaving(() => {
  lists.leave()
  listed = []
})

const listOfTrip = (tripId: number) => lists.listOf(tripList(tripId)) as unknown as RowList<Trip>

/** A trip as it will be; undefined when there is none. */
export const shownTrip = (tripId: number): Trip | undefined => listOfTrip(tripId).row(tripId)

function shownTrips(): Trip[] {
  const made = lists.tripsWith('trip').filter(isTemporaryId)
  return [...listed, ...made].flatMap((tripId) => shownTrip(tripId) ?? [])
}

function publishTrip(tripId: number): void {
  const trip = shownTrip(tripId)
  if (trip) queryClient.setQueryData<Trip>(tripKey(tripId), (before) => before && trip)
  queryClient.setQueryData<Trip[] | null>(tripsKey, (before) => before && shownTrips())
}

/** Takes the overview as it was answered, and answers what is shown. */
export function takeTrips(trips: readonly Trip[]): Trip[] {
  // In a copy there may be some that were made here.
  const theirs = trips.filter(({ id }) => !isTemporaryId(id))
  listed = theirs.map(({ id }) => id)
  for (const trip of theirs) listOfTrip(trip.id).take(trip)
  return shownTrips()
}

export function takeTrip(trip: Trip): void {
  if (!listed.includes(trip.id)) listed = [...listed, trip.id]
  listOfTrip(trip.id).take(trip)
  queryClient.setQueryData(tripKey(trip.id), shownTrip(trip.id))
  publishTrip(trip.id)
}

export function forgetTripRows(tripId: number): void {
  listed = listed.filter((id) => id !== tripId)
  lists.forget(tripId)
  publishTrip(tripId)
}

interface Session {
  user: object | null
}
type Profile = Row & { id: string }

function laidOn<S extends Session>(session: S): S {
  const profile = session.user as Profile | null
  return profile ? { ...session, user: lists.listOf(profileList).row(profile.id) ?? profile } : session
}

function publishProfile(): void {
  queryClient.setQueryData<Session>(userKey, (session) => session && laidOn(session))
}

export function takeProfile<S extends Session>(session: S): S {
  if (session.user) lists.listOf(profileList).take(session.user as Profile)
  return laidOn(session)
}
