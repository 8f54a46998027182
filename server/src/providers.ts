import { ChatModel } from './domains/ai/chat.ts'
import { openPayments } from './domains/billing/open-payments.ts'
import { openSignInProviders } from './domains/auth/sign-in-providers.ts'
import type { Providers } from './kernel/deps.ts'
import type { ServerChoices } from './platform/chosen/chosen.ts'
import type { Db } from './platform/db/client.ts'
import type { Env } from './platform/env/env.ts'
import type { ServiceName } from './platform/env/public-services.ts'
import { RateSource } from './domains/expenses/rate-source.ts'
import { Geocoder } from './domains/places/geocoding/geocoder.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { Osrm } from './domains/map/osrm.ts'
import { PlaceLookup } from './domains/places/lookup/place-lookup.ts'
import { Forecasts } from './domains/weather/forecasts.ts'
import { OpenMeteo } from './domains/weather/open-meteo.ts'
import { weatherCredit } from './platform/env/public-services.ts'

/**
 * All that domains declare. What whoever runs the server may choose is looked at each time, so that a choice counts
 * without a restart. Each service has a time limit of its own; a test that waits for it sets a shorter one.
 */
export function openProviders(db: Db, env: Env, chosen: ServerChoices, limitMs?: number): Providers {
  const at = <T>(name: ServiceName, open: (address: string) => T) =>
    whileSame(() => chosen.addressOf(name) ?? null, open)
  const mailServer = () => chosen.mail && JSON.stringify(chosen.mail)
  const lazily = {
    weather: at('WEATHER_URL', (url) => openForecasts(db, url, env, limitMs)),
    geocoder: at('GEOCODER_URL', (url) => new Geocoder(db, url, env)),
    router: at('ROUTER_URL', (url) => new Osrm(db, url, env, limitMs)),
    rates: at('RATES_URL', (url) => new RateSource(db, url, env)),
    mailer: whileSame(mailServer, () => openMailer(chosen.mail!, env, limitMs)),
  }
  return {
    get weather() {
      return lazily.weather()
    },
    get geocoder() {
      return lazily.geocoder()
    },
    get router() {
      return lazily.router()
    },
    get rates() {
      return lazily.rates()
    },
    get mailer() {
      return lazily.mailer()
    },
    places: env.PLACES_URL ? new PlaceLookup(db, env.PLACES_URL, env, limitMs) : null,
    model: env.LLM_URL ? new ChatModel(env.LLM_URL, env) : null,
    billing: openPayments(db, env),
    signIn: openSignInProviders(env, limitMs),
  }
}

/** The same one as long as its address stays; null without an address. */
function whileSame<T>(address: () => string | null, open: (address: string) => T): () => T | null {
  let last: { address: string; opened: T } | null = null
  return () => {
    const now = address()
    if (now === null) return (last = null)
    if (last?.address !== now) last = { address: now, opened: open(now) }
    return last.opened
  }
}

function openForecasts(db: Db, address: string, env: Env, limitMs?: number): Forecasts {
  const credit = env.isPublic('WEATHER_URL', address) ? weatherCredit : null
  return new Forecasts(db, new OpenMeteo(address, env, limitMs), credit)
}
