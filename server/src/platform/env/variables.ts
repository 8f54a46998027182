import { signUpPolicies } from '@sojourn/contract/operator/services'
import { z } from 'zod'
import { isLanguage } from '../../../../languages/read-languages.ts'
import { loopback } from './private-addresses.ts'
import { mapCredit } from './public-services.ts'

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

export const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('localhost'),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  /** Past the pooler that DATABASE_URL leads to: for what needs a session of its own. */
  DATABASE_DIRECT_URL: z.string().optional(),
  /** A backup each night and before each upgrade; unless said otherwise with the built-in database alone. */
  BACKUPS: z.enum(['on', 'off']).optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP_DAILY: z.coerce.number().int().min(1).max(1000).default(7),
  BACKUP_KEEP_WEEKLY: z.coerce.number().int().min(0).max(1000).default(4),
  /** With it backups are encrypted. */
  BACKUP_PASSPHRASE: z.string().min(8, 'Use eight characters or more').optional(),
  /** Who has it reads figures at /metrics; without it there are none. */
  METRICS_TOKEN: z.string().min(16, 'Use 16 characters or more').optional(),
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
  /** Who may make an account; unless said otherwise whoever runs the server chooses, and everyone may. */
  SIGN_UP: z.enum(signUpPolicies).optional(),
  /** Shown on the support and legal pages. */
  SUPPORT_EMAIL: z.email().optional(),
  FEATURE_EMAIL: z.email().optional(),
  /** The languages that people may choose, each by its folder, separated by commas; all unless said otherwise. */
  LANGUAGES: z
    .string()
    .transform((list) => list.split(',').map((tag) => tag.trim()))
    .refine((tags) => tags.every(isLanguage), 'Name folders of languages/, or en')
    .optional(),
  /** `public`: the well-known free services, each still replaceable by its own setting below. */
  SERVICES: z.enum(['none', 'public']).optional(),
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

export type EnvName = keyof z.input<typeof variables>

export const settingNames = Object.keys(variables.shape) as EnvName[]

export type Settings = z.output<typeof variables>
