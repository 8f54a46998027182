// What writes to a trip as a whole, and to the own profile, do to the page and are called.
import type { EndpointName } from '@sojourn/contract/api'
import { firstWord } from '@sojourn/contract/auth/display-name'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { Input } from '../http/request.ts'
import { shownTrip } from '../cache/row-store.ts'
import { type OptimisticUpdate, temporaryId } from '../overlay/write.ts'
import { seenOf } from './seen-fields.ts'

type OwnSide = Pick<OptimisticUpdate, 'tripId' | 'isWholeTrip' | 'ownEdit' | 'thing' | 'lanes' | 'seen'>
type OwnName = 'trips.create' | 'trips.update' | 'trips.remove' | 'auth.updateProfile'

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32

const titleOf = (tripId: number): string | null => shownTrip(tripId)?.title ?? null

const midnight = (date: string): string => `${date.slice(0, 10)}T00:00:00.000Z`

function localTrip(tripId: number, body: Input<'trips.create'>['body']): Trip {
  const now = new Date().toISOString()
  return {
    description: null,
    adults: null,
    children: null,
    childAges: null,
    status: 'planning',
    latitude: null,
    longitude: null,
    countryCode: null,
    timeZone: null,
    elevationM: null,
    coastal: null,
    route: [],
    placeName: body.destination,
    ...body,
    travelMode: body.travelMode ?? 'family',
    currency: body.currency ?? 'USD',
    budget: body.budget ?? null,
    id: tripId,
    startDate: midnight(body.startDate),
    endDate: midnight(body.endDate),
    rev: 0,
    createdAt: now,
    updatedAt: now,
    role: 'owner',
  } as Trip
}

const ofTrip = (tripId: number) => ({ tripId, isWholeTrip: true, lanes: [`trip-${tripId}`] })

const sides: { readonly [N in OwnName]: (input: Input<N>) => OwnSide } = {
  'trips.create': ({ body }) => {
    const tripId = temporaryId(random)
    const ownEdit = { of: 'trip', kind: 'put', trip: localTrip(tripId, body) } as const
    return { ...ofTrip(tripId), ownEdit, thing: body.title }
  },
  'trips.update': ({ params, body }) => {
    const tripId = Number(params.tripId)
    const { startDate, endDate } = body
    const dates = {
      ...(startDate && { startDate: midnight(startDate) }),
      ...(endDate && { endDate: midnight(endDate) }),
    }
    const ownEdit = { of: 'trip', kind: 'set', fields: { ...body, ...dates } } as const
    const known = shownTrip(tripId)
    return {
      ...ofTrip(tripId),
      ownEdit,
      seen: known ? seenOf(known, body) : null,
      thing: titleOf(tripId),
    }
  },
  'trips.remove': ({ params }) => {
    const tripId = Number(params.tripId)
    return {
      ...ofTrip(tripId),
      ownEdit: { of: 'trip', kind: 'remove' },
      thing: titleOf(tripId),
    }
  },
  'auth.updateProfile': ({ body }) => {
    const { name, ...units } = body
    const fields = {
      ...units,
      ...(name !== undefined && { name, displayName: name, firstName: firstWord(name) }),
    }
    const own = { tripId: null, isWholeTrip: false, lanes: ['profile'] }
    return { ...own, ownEdit: { of: 'user', kind: 'set', fields }, thing: null }
  },
}

/** Null for a write that is not of this kind. */
export const ownSide = <N extends EndpointName>(name: N, input: Input<N>): OwnSide | null =>
  name in sides ? (sides[name as OwnName] as (input: unknown) => OwnSide)(input) : null
