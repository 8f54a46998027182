import type { ProviderName } from '@sojourn/contract/auth/providers'
import { ChatModel } from '../ai/chat.ts'
import { openPayments, type OpenPayments } from '../billing/open-payments.ts'
import { openSignInProviders, type SignInProvider } from '../auth/sign-in-providers.ts'
import type { Db } from '../db/client.ts'
import type { Env } from '../env.ts'
import { RateSource } from '../expenses/rate-source.ts'
import { Geocoder } from '../geocoding/geocoder.ts'
import { openMailer, type Mailer } from '../mail/mailer.ts'
import { Osrm } from '../map/osrm.ts'
import { PlaceLookup } from '../places/lookup/place-lookup.ts'
import { Forecasts } from '../weather/forecasts.ts'
import { OpenMeteo } from '../weather/open-meteo.ts'
import { weatherCredit } from './public-services.ts'

/** The outside services of this server; null where none is set up. */
export interface Providers {
  weather: Forecasts | null
  geocoder: Geocoder | null
  /** Places where the guide has none. */
  places: PlaceLookup | null
  router: Osrm | null
  rates: RateSource | null
  model: ChatModel | null
  mailer: Mailer | null
  billing: OpenPayments | null
  signIn: Partial<Record<ProviderName, SignInProvider>>
}

/** Each service has a time limit of its own; a test that waits for it sets a shorter one. */
export const openProviders = (db: Db, env: Env, limitMs?: number): Providers => ({
  weather: openForecasts(db, env, limitMs),
  geocoder: env.GEOCODER_URL ? new Geocoder(db, env.GEOCODER_URL, env) : null,
  places: env.PLACES_URL ? new PlaceLookup(db, env.PLACES_URL, env, limitMs) : null,
  router: env.ROUTER_URL ? new Osrm(db, env.ROUTER_URL, env, limitMs) : null,
  rates: env.RATES_URL ? new RateSource(db, env.RATES_URL, env) : null,
  model: env.LLM_URL ? new ChatModel(env.LLM_URL, env) : null,
  mailer: openMailer(env, limitMs),
  billing: openPayments(db, env),
  signIn: openSignInProviders(env, limitMs),
})

function openForecasts(db: Db, env: Env, limitMs?: number): Forecasts | null {
  if (!env.WEATHER_URL) return null
  const credit = env.isPublic('WEATHER_URL') ? weatherCredit : null
  return new Forecasts(db, new OpenMeteo(env.WEATHER_URL, env, limitMs), credit)
}
