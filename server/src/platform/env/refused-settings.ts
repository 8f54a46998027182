import { isPrivateHost, loopback } from './private-addresses.ts'
import type { EnvName, Settings } from './variables.ts'

const stripeParts = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_YEARLY',
  'STRIPE_WEBHOOK_SECRET',
] as const

/** Half of it would take money and give nothing. */
export function requireWholeStripe(settings: Settings): void {
  const given = stripeParts.filter((name) => settings[name])
  const missing = stripeParts.filter((name) => !settings[name])
  if (given.length > 0 && missing.length > 0)
    throw new Error(`${given.join(', ')}: payments by Stripe need ${missing.join(', ')} as well.`)
  if (given.length > 0 && settings.STRIPE_PRICE_MONTHLY === settings.STRIPE_PRICE_YEARLY)
    throw new Error('STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY are the same price.')
}

/** Addresses that are asked with the key of the setting beside them, where they have one. */
const keyedServices = {
  WEATHER_URL: 'WEATHER_KEY',
  GEOCODER_URL: null,
  PLACES_URL: null,
  ROUTER_URL: null,
  RATES_URL: null,
  LLM_URL: 'LLM_API_KEY',
} as const satisfies Partial<Record<EnvName, EnvName | null>>

/** Whoever is on the way would read a key that goes over plain http. */
export function requireEncryptedKeys(settings: Settings): void {
  for (const name of Object.keys(keyedServices) as (keyof typeof keyedServices)[]) {
    const { [name]: address } = settings
    const key = keyedServices[name]
    if (!address || !(hasKey(address) || (key && settings[key]))) continue
    const { protocol, hostname } = new URL(address)
    const isOwn = loopback.has(hostname) || (settings.ALLOW_PRIVATE_ENDPOINTS && isPrivateHost(hostname))
    if (protocol === 'http:' && !isOwn)
      throw new Error(
        `${name}: its key would travel unencrypted. Use https; plain http is for loopback, and with ALLOW_PRIVATE_ENDPOINTS for the own network.`,
      )
  }
}

/** Whether an address carries its key itself. */
function hasKey(address: string): boolean {
  const { username, password, searchParams } = new URL(address)
  return username + password !== '' || [...searchParams.keys()].some((name) => /key|token|secret/i.test(name))
}
