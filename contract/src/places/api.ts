import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { latitudeInQuery, longitudeInQuery, tripIdParam } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { maxSuggestions } from './city-search.ts'
import { placeSuggestion, understoodPlace } from './schema.ts'

export const placesApi = {
  search: {
    method: 'GET',
    url: '/api/places/search',
    summary: 'Places of the world whose name fits what was typed, forgiving accents and typing errors',
    access: 'signed-in',
    query: z.object({
      q: z.string().trim().max(maxLength.destination),
      /** For an item's location: sights and streets around this trip's destination too, where a geocoder is set up. */
      tripId: tripIdParam.optional(),
    }),
    reply: z.array(placeSuggestion).max(maxSuggestions),
  },
  understand: {
    method: 'GET',
    url: '/api/places/understand',
    summary: 'The one place a destination names, or the similar ones to choose from',
    access: 'signed-in',
    query: z.object({ q: z.string().trim().max(maxLength.destination) }),
    reply: understoodPlace,
  },
  reverse: {
    method: 'GET',
    url: '/api/places/reverse',
    summary: 'The town a point on the map belongs to',
    access: 'signed-in',
    query: z.object({ lat: latitudeInQuery, lng: longitudeInQuery }),
    reply: z.object({ place: placeSuggestion.nullable(), distanceKm: z.number().nullable() }),
  },
} as const satisfies EndpointGroup
