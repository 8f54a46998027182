import { readFileSync } from 'node:fs'
import type { BillingMode } from '@sojourn/contract/billing/modes'
import { z } from 'zod'
import { isPrivateHost, loopback } from './private-addresses.ts'
import {
  mapCredit,
  publicServices,
  type ServiceAddresses,
  type ServiceName,
  serviceNames,
} from './public-services.ts'

const choice = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1')
const flag = choice.default(false)

/** Where secrets are sent: https, or plain http on this very machine. */
const secureAddress = z.url({ protocol: /^https?$/ }).refine((address) => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || loopback.has(hostname)
}, 'Use https; plain http is for loopback only')

/** A tile address as map libraries write it. */
const tileTemplate = z
  .string()
  .regex(/^https?:\/\/[^\s"';]+$/, 'Use an http or https address')
  .refine(
    (address) => ['{z}', '{x}', '{y}'].every((part) => address.includes(part)),
    'Name {z}, {x} and {y} in it',
  )

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('localhost'),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How many proxies in front of us may be believed about the caller's address. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /** Lets sign-in work over plain http on a home network: the cookie then has no Secure mark. */
  INSECURE_HTTP: flag,
  /** Multiplies all rate limits, for load and acceptance runs. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  NODE_ENV: z.string().default('production'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: secureAddress.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  /** The PKCS #8 key Apple hands out; line breaks may be written as \n. */
  APPLE_PRIVATE_KEY: z.string().optional(),
  APPLE_ISSUER: secureAddress.default('https://appleid.apple.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Lets mails, and the links in them, travel unencrypted to a mail server elsewhere. */
  SMTP_PLAINTEXT: flag,
  MAIL_FROM: z.string().optional(),
  /** Shown on the support and legal pages. */
  SUPPORT_EMAIL: z.email().optional(),
  FEATURE_EMAIL: z.email().optional(),
  /** `public`: the well-known free services, each still replaceable by its own setting below. */
  SERVICES: z.enum(['none', 'public']).default('none'),
  /** Map pictures; without them the map is drawn. Mind the usage rules of whoever serves them. */
  TILE_URL: tileTemplate.optional(),
  TILE_ATTRIBUTION: z.string().default(mapCredit),
  /** Nominatim-compatible. */
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Overpass-compatible, such as https://host/api/interpreter: places where the guide has none. */
  PLACES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** OSRM-compatible; `{profile}` in it is replaced, an end like `/route/v1/driving` names the only profile it knows, else `/route/v1/<profile>` is added. */
  ROUTER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Frankfurter-compatible address of the latest reference rates. */
  RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Open-Meteo-compatible; without it the weather is what is typical for the season. */
  WEATHER_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEATHER_KEY: z.string().optional(),
  /** OpenAI-compatible, such as https://host/v1; without it the built-in guide answers alone. */
  LLM_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_MODEL: z.string().default('default'),
  LLM_API_KEY: z.string().optional(),
  /** Requests to the model in a day; each may cost money, whatever it answers. */
  LLM_DAILY_PER_USER: z.coerce.number().int().min(0).default(60),
  LLM_DAILY: z.coerce.number().int().min(0).default(2000),
  /** `off`: everyone has everything and nothing is sold. */
  BILLING: z.enum(['on', 'off']).default('on'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(live|test)_\w+$/, 'Use a secret or restricted key')
    .optional(),
  /** The recurring prices of the product, in the amounts of the contract. */
  STRIPE_PRICE_MONTHLY: z.string().optional(),
  STRIPE_PRICE_YEARLY: z.string().optional(),
  /** Two, separated by a comma, while one replaces the other. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: secureAddress.default('https://api.stripe.com'),
  /** The built-in test checkout, in place of a payment provider. */
  TEST_CHECKOUT: choice.optional(),
  /** Lets the services above run on this machine or in the own network. */
  ALLOW_PRIVATE_ENDPOINTS: flag,
})

type EnvName = keyof z.input<typeof variables>

export type Env = ReturnType<typeof readEnv>

/** The only reader of the environment. Any variable may also be given as a file: NAME_FILE. */
export function readEnv(
  source: Record<string, string | undefined>,
  addresses: ServiceAddresses = publicServices,
) {
  const values = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, valueOf(source, name)]))
  const result = variables.safeParse(values)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings are not valid:\n${lines.join('\n')}`)
  }
  requireWholeStripe(result.data)
  requireEncryptedKeys(result.data)
  const settings = { ...result.data, ...servicesOf(result.data, addresses) }
  return {
    ...settings,
    /** Our own origin when configured; otherwise each request's own host counts. */
    ownOrigin: settings.APP_URL ? new URL(settings.APP_URL).origin : null,
    /** Where pictures may come from besides ourselves. */
    imageHosts: settings.TILE_URL ? [hostPattern(settings.TILE_URL)] : [],
    /** Whether a service is the public one, whose rules count. */
    isPublic: (name: ServiceName): boolean => settings[name] === addresses[name],
    billingMode: billingModeOf(settings, values['NODE_ENV'] === 'production'),
    checkReplies: settings.NODE_ENV !== 'production',
  }
}

export const settingNames = Object.keys(variables.shape) as EnvName[]

/** An address of one's own counts before the public one. */
const servicesOf = (given: Settings, addresses: ServiceAddresses): Partial<ServiceAddresses> =>
  Object.fromEntries(
    serviceNames.map((name) => [
      name,
      given[name] ?? (given.SERVICES === 'public' ? addresses[name] : undefined),
    ]),
  )

type Settings = z.output<typeof variables>

const stripeParts = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_YEARLY',
  'STRIPE_WEBHOOK_SECRET',
] as const

/** Half of it would take money and give nothing. */
function requireWholeStripe(settings: Settings): void {
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
function requireEncryptedKeys(settings: Settings): void {
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

/** Test cards are for whoever tries this out on the own machine; where others reach it, the operator must ask for them. */
function billingModeOf(settings: Settings, saysProduction: boolean): BillingMode {
  const {
    BILLING,
    STRIPE_SECRET_KEY,
    TEST_CHECKOUT = !saysProduction && isForThisMachine(settings),
  } = settings
  if (BILLING === 'off') return 'off'
  if (STRIPE_SECRET_KEY) return STRIPE_SECRET_KEY.includes('_live_') ? 'live' : 'test'
  return TEST_CHECKOUT ? 'test' : 'closed'
}

/** A proxy in front makes a server that listens on loopback public. */
const isForThisMachine = ({ HOST, APP_URL, TRUST_PROXY }: Settings): boolean =>
  loopback.has(HOST === '::1' ? '[::1]' : HOST) &&
  (!APP_URL || loopback.has(new URL(APP_URL).hostname)) &&
  TRUST_PROXY === 0

/** The host of a tile address for the content policy; `{s}` stands for any name. */
function hostPattern(template: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(template) ?? []
  return origin.replace(/\{s\}/g, '*')
}

function valueOf(source: Record<string, string | undefined>, name: string): string | undefined {
  const file = source[`${name}_FILE`]
  const value = file ? readFileSync(file, 'utf8').trim() : source[name]
  return value === '' ? undefined : value
}
