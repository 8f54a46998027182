import { z } from 'zod'
import type { EndpointGroup } from '../http/endpoint.ts'
import { inTrip, latitudeInQuery, longitudeInQuery, plainDateField, requiredText } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { weatherWords } from './words.ts'
import { localWeather, placeWeather, tripWeather } from './schema.ts'

export const weatherApi = {
  atPlace: {
    method: 'GET',
    url: '/api/weather/:destination',
    summary:
      'Weather at a destination on a day: the forecast within its reach, else what is typical for the season',
    access: 'signed-in',
    params: z.object({ destination: requiredText(maxLength.destination, weatherWords.placeRequired) }),
    query: z.object({ date: plainDateField.optional() }),
    reply: placeWeather,
  },
  ofTrip: {
    method: 'GET',
    url: '/api/trips/:tripId/weather',
    summary: 'The weather of a trip: where, and one entry for each of its days',
    access: 'content.read',
    params: inTrip,
    reply: tripWeather,
  },
  here: {
    method: 'GET',
    url: '/api/local-weather',
    summary: 'Weather at a position now, with the name of the place',
    access: 'signed-in',
    query: z.object({ lat: latitudeInQuery, lng: longitudeInQuery }),
    reply: localWeather,
  },
} as const satisfies EndpointGroup
