import { z } from 'zod'
import { latitudeField, latitudeInQuery, longitudeField, longitudeInQuery } from '../values/fields.ts'
import { say } from '../words/say.ts'
import { maxRoutePoints } from './defaults.ts'
import { routeProfiles } from './route-profiles.ts'
import { mapWords } from './words.ts'

const point = z.object({ lat: latitudeField, lng: longitudeField })

const routeLeg = z.object({ distanceM: z.number(), durationS: z.number() })

export const route = z.object({
  kind: z.enum(['road', 'estimate']),
  profile: z.enum(routeProfiles),
  line: z.array(z.tuple([z.number(), z.number()])),
  legs: z.array(routeLeg),
  distanceM: z.number(),
  durationS: z.number(),
})

export const routeInput = z.object({
  points: z
    .array(point)
    .min(2)
    .max(maxRoutePoints, say(mapWords.tooManyPoints, { most: maxRoutePoints })),
  profile: z.enum(routeProfiles).default('driving'),
})

/** What the browser needs to draw a map; null tiles mean the drawn one. */
export const mapConfig = z.object({
  tileUrl: z.string().nullable(),
  attribution: z.string().nullable(),
  /** Whose routes and coordinates lie on the map, whatever is below them. */
  dataCredit: z.string().nullable(),
  /** Whether road routes can be had at all. */
  hasRouter: z.boolean(),
  hasGeocoder: z.boolean(),
})
export type MapConfig = z.output<typeof mapConfig>

export const mapLabel = z.object({
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  population: z.number(),
})
export type MapLabel = z.output<typeof mapLabel>

export const mapBounds = z
  .object({
    south: latitudeInQuery,
    west: longitudeInQuery,
    north: latitudeInQuery,
    east: longitudeInQuery,
  })
  .refine(({ south, north }) => south < north, mapWords.northAboveSouth)
