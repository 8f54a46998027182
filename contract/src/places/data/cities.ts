import type { DestinationId } from './destinations.ts'

/** The cities that answer at once while a destination is typed, on every continent people fly to. */
export const cityIds = [
  'paris', 'tokyo', 'new-york', 'london', 'rome', 'barcelona', 'lisbon', 'amsterdam', 'berlin', 'vienna',
  'prague', 'athens', 'istanbul', 'dubai', 'cairo', 'marrakech', 'cape-town', 'nairobi', 'singapore', 'bangkok',
  'hong-kong', 'seoul', 'kyoto', 'delhi', 'sydney', 'auckland', 'los-angeles', 'toronto', 'mexico-city', 'rio-de-janeiro',
] as const satisfies readonly DestinationId[]

/** Offered as chips under the destination; the first three show at once. */
export const popularIds = [
  'paris', 'tokyo', 'new-york', 'london', 'rome', 'barcelona', 'lisbon', 'bali', 'dubai', 'sydney', 'cape-town', 'rio-de-janeiro',
] as const satisfies readonly DestinationId[]
