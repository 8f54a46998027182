import { ChatModel } from './domains/ai/chat.ts'
import { openPayments } from './domains/billing/open-payments.ts'
import { openSignInProviders } from './domains/auth/sign-in-providers.ts'
import type { Providers } from './kernel/deps.ts'
import type { Db } from './platform/db/client.ts'
import type { Env } from './platform/env/env.ts'
import { RateSource } from './domains/expenses/rate-source.ts'
import { Geocoder } from './domains/places/geocoding/geocoder.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { Osrm } from './domains/map/osrm.ts'
import { PlaceLookup } from './domains/places/lookup/place-lookup.ts'
import { Forecasts } from './domains/weather/forecasts.ts'
import { OpenMeteo } from './domains/weather/open-meteo.ts'
import { weatherCredit } from './platform/env/public-services.ts'

/** All that domains declare. Each service has a time limit of its own; a test that waits for it sets a shorter one. */
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
