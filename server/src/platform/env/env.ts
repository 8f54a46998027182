import { readFileSync } from 'node:fs'
import type { BillingMode } from '@sojourn/contract/billing/modes'
import { loopback } from './private-addresses.ts'
import { publicServices, type ServiceAddresses, type ServiceName, serviceNames } from './public-services.ts'
import { type Settings, variables } from './variables.ts'
import { requireEncryptedKeys, requireWholeStripe } from './refused-settings.ts'

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
    /** The addresses of services that were given one by one. */
    given: new Set(
      serviceNames.filter((name) => result.data[name] !== undefined),
    ) as ReadonlySet<ServiceName>,
    publicServices: addresses,
    /** Whether a service at this address is the public one, whose rules count. */
    isPublic: (name: ServiceName, address: string): boolean => address === addresses[name],
    /** A PostgreSQL of the operator's own has backups of its own. */
    areBackupsOn: settings.BACKUPS ? settings.BACKUPS === 'on' : !settings.DATABASE_URL,
    billingMode: billingModeOf(settings, values['NODE_ENV'] === 'production'),
    checkReplies: settings.NODE_ENV !== 'production',
  }
}

/** An address of one's own counts before the public one. */
const servicesOf = (given: Settings, addresses: ServiceAddresses): Partial<ServiceAddresses> =>
  Object.fromEntries(
    serviceNames.map((name) => [
      name,
      given[name] ?? (given.SERVICES === 'public' ? addresses[name] : undefined),
    ]),
  )

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
export function hostPattern(template: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(template) ?? []
  return origin.replace(/\{s\}/g, '*')
}

function valueOf(source: Record<string, string | undefined>, name: string): string | undefined {
  const file = source[`${name}_FILE`]
  const value = file ? readFileSync(file, 'utf8').trim() : source[name]
  return value === '' ? undefined : value
}
