import type { CollectionDescription } from '../sync/description.ts'
import { inLegOrder } from './place-of-day.ts'
import type { TripLeg } from './schema.ts'

export const legsCollection: CollectionDescription<TripLeg> = {
  path: 'legs',
  isPart: false,
  tab: 'plan',
  name: 'destination',
  // As `inLegOrder`.
  order: [
    ['arriveDate', 'asc'],
    ['order', 'asc'],
    ['id', 'asc'],
  ],
  inOrder: inLegOrder,
  fields: {
    destination: { word: 'place' },
    arriveDate: { word: 'arrival', shown: 'date' },
    leaveDate: { word: 'departure', shown: 'date' },
    order: { word: null, default: 0 },
    latitude: { word: null, default: null },
    longitude: { word: null, default: null },
    countryCode: { word: null, default: null },
    timeZone: { word: null, default: null },
    placeName: { word: null, default: null },
    elevationM: { word: null, default: null },
    coastal: { word: null, default: null },
  },
  mentioned: ['arriveDate'],
}
