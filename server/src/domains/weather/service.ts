import { stretchesOf } from '@sojourn/contract/legs/place-of-day'
import { distanceKm } from '@sojourn/contract/places/distance'
import { daysBetween, type PlainDate } from '@sojourn/contract/values/plain-date'
import { roundedDegrees, unknownPlace } from '@sojourn/contract/weather/local-card'
import type { LocalWeather, PlaceWeather, TripWeather } from '@sojourn/contract/weather/schema'
import { weatherWords } from '@sojourn/contract/weather/words'
import { meaningsOf } from '@sojourn/contract/words/meaning'
import type { ClimatePlace } from '@sojourn/planner/climate/estimate'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { TripAccess } from '../../kernel/access/access.ts'
import { readLegs } from '../legs/read-legs.ts'
import { fullName } from '../places/gazetteer/place.ts'
import { findPlace } from '../places/gazetteer/resolve.ts'
import { nearestPlace } from '../places/gazetteer/reverse.ts'
import type { CachedAnswer } from '../../platform/providers/answer-cache.ts'
import type { Forecasts } from './forecasts.ts'
import { type ForecastDay, horizonDays } from './open-meteo.ts'
import { readingOn, toLocal, typicalNow } from './readings.ts'

/** What an answer about the weather needs. */
export interface WeatherContext {
  db: Db
  /** None is set up: the climate answers. */
  forecasts: Forecasts | null
  today: PlainDate
  onFailure: (error: unknown) => void
}

/** A town this near lends its height to a point. */
const sameGroundKm = 10

/** The weather of one day at a place by name; throws 404 for a place nobody knows. */
export async function weatherAtPlace(
  context: WeatherContext,
  destination: string,
  date: PlainDate,
): Promise<PlaceWeather> {
  const place = findPlace(destination)
  if (!place) throw new AppError('not_found', unknownPlace(destination))
  const forecast = await forecastFor(context, place, [date])
  const day = readingOn(place, date, forecast)
  const asOf = day.source === 'forecast' && forecast ? forecast.fetchedAt : null
  return { ...day, place: fullName(place), asOf }
}

/** Where a trip goes and the weather of each of its days, at the place of the day; no days where nobody knows the place. */
export async function weatherOfTrip(context: WeatherContext, access: TripAccess): Promise<TripWeather> {
  const trip = await context.db
    .selectFrom('trips')
    .select(['destination', 'latitude', 'longitude', 'countryCode', 'timeZone', 'startDate', 'endDate'])
    .where('id', '=', access.tripId)
    .executeTakeFirstOrThrow()
  const stretches = stretchesOf(trip, await readLegs(context.db, access)).flatMap(({ place, days }) => {
    const goal = goalOf(place)
    return goal ? [{ goal, dates: days }] : []
  })
  const read = await Promise.all(
    stretches.map(async ({ goal, dates }) => {
      const forecast = await forecastFor(context, goal, dates)
      return { forecast, days: dates.map((date) => readingOn(goal, date, forecast)) }
    }),
  )
  const isForecast = read.some(({ forecast }) => forecast !== null)
  return {
    place: stretches[0]?.goal.place ?? null,
    days: read.flatMap(({ days }) => days),
    credit: isForecast ? (context.forecasts?.credit ?? null) : null,
  }
}

/** The weather where somebody is, for the dashboard's card. */
export async function weatherHere(context: WeatherContext, lat: number, lng: number): Promise<LocalWeather> {
  const point = { lat: roundedDegrees(lat), lng: roundedDegrees(lng) }
  const town = nearestPlace(point.lat, point.lng)?.place
  const where = {
    city: town?.name ?? meaningsOf('weather-notes')('yourLocation'),
    country: town?.country ?? '',
  }
  if (!context.forecasts)
    return { ...typicalNow(groundAt(point.lat, point.lng), context.today), ...where, credit: null }
  const now = await context.forecasts.current(point, context.onFailure)
  if (!now) throw new AppError('upstream_failed', weatherWords.unavailable)
  return { ...toLocal(now), ...where, credit: context.forecasts.credit }
}

/** The service is asked only when it can know one of the days. */
async function forecastFor(
  { forecasts, today, onFailure }: WeatherContext,
  place: ClimatePlace,
  dates: readonly PlainDate[],
): Promise<CachedAnswer<ForecastDay[]> | null> {
  // The place may already be in tomorrow, or still in yesterday.
  const isNear = dates.some(
    (date) => daysBetween(today, date) >= -1 && daysBetween(today, date) <= horizonDays,
  )
  return forecasts && isNear ? forecasts.daily(place, onFailure) : null
}

interface TripPlace {
  destination: string
  latitude: number | null
  longitude: number | null
}

/** A trip's stored coordinates count, under the name of what lies there; without them, what its destination means. */
function goalOf({
  destination,
  latitude: lat,
  longitude: lng,
}: TripPlace): (ClimatePlace & { place: string }) | null {
  const named = findPlace(destination)
  if (lat === null || lng === null) return named && { ...named, place: fullName(named) }
  if (named && distanceKm(named, { lat, lng }) <= sameGroundKm)
    return { lat, lng, elevationM: named.elevationM, place: fullName(named) }
  const near = nearestPlace(lat, lng)?.place
  return { ...groundAt(lat, lng), place: near ? fullName(near) : destination }
}

function groundAt(lat: number, lng: number): ClimatePlace {
  const near = nearestPlace(lat, lng)
  return { lat, lng, elevationM: near && near.distanceKm <= sameGroundKm ? near.place.elevationM : null }
}
