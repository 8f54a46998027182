import { z } from 'zod'
import { tripRoles } from '../members/permissions.ts'
import { allCurrencies } from '../values/currencies.ts'
import { storedStatuses, travelModes } from './modes.ts'

/** A trip as the database keeps it: calendar dates and minor units. */
export const tripRow = z.object({
  id: z.int(),
  ownerId: z.uuid(),
  /** Made by the client, so that a create sent twice makes one trip. */
  clientId: z.uuid().nullable(),
  title: z.string(),
  destination: z.string(),
  description: z.string().nullable(),
  startDate: z.string(),
  endDate: z.string(),
  travelMode: z.enum(travelModes),
  /** How many travel; null where nobody said. */
  adults: z.int().nullable(),
  children: z.int().nullable(),
  childAges: z.string().nullable(),
  budgetMinor: z.int().nullable(),
  currency: z.enum(allCurrencies),
  status: z.enum(storedStatuses),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  countryCode: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** What the destination was taken for: "Lisbon, Portugal". */
  placeName: z.string().nullable(),
  elevationM: z.int().nullable(),
  coastal: z.boolean().nullable(),
  /** Of a trip with several places their names in order, the destination first; empty where it has but that. */
  route: z.array(z.string()),
  /** Number of the trip's latest change. */
  rev: z.int(),
  /** What all versions of its rows take up. */
  bytes: z.int(),
  /** Lets whoever has it join; null while the share link is off. */
  shareToken: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
})
export type TripRow = z.output<typeof tripRow>

/** A trip as the API answers it: dates as `YYYY-MM-DDT00:00:00.000Z` (C-074), budget as a number. */
export const trip = tripRow
  .omit({ ownerId: true, clientId: true, budgetMinor: true, bytes: true, shareToken: true, deletedAt: true })
  .extend({ budget: z.number().nullable(), role: z.enum(tripRoles) })
export type Trip = z.output<typeof trip>
