import type { OperatorSettings, ServiceState, SettingsInput } from '@sojourn/contract/operator/schema'
import { type FreeService, freeServices } from '@sojourn/contract/operator/services'
import { operatorRefusalsWords } from '@sojourn/contract/operator/words-refusals'
import type { ChosenSettings } from '@sojourn/contract/operator/chosen-settings'
import { say } from '@sojourn/contract/words/say'
import type { Deps, Providers } from '../../kernel/deps.ts'
import { serviceSettings } from '../../platform/chosen/chosen.ts'
import type { Env } from '../../platform/env/env.ts'
import { type AppError, invalidField } from '../../platform/errors/app-error.ts'
import type { Heard } from '../../platform/providers/provider.ts'

export async function readSettings(deps: Deps, address: string): Promise<OperatorSettings> {
  const { chosen, db, env } = deps
  const { waiting } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return {
    serverName: chosen.settings.serverName ?? '',
    address,
    signUp: { policy: chosen.signUp, fixedBy: env.SIGN_UP === undefined ? null : 'SIGN_UP' },
    services: servicesOf(deps),
    mail: { ...mailOf(deps), waiting },
  }
}

export function servicesOf({ chosen, env, providers }: Deps): ServiceState[] {
  return freeServices.map((name) => {
    const setting = serviceSettings[name]
    const address = chosen.addressOf(setting)
    const { answeredAt, tookMs, failedAt } = heardOf(providers, name)
    return {
      name,
      isOn: address !== undefined,
      host: hostOf(address ?? env.publicServices[setting]),
      fixedBy: chosen.fixedBy(setting),
      answeredAt: answeredAt?.toISOString() ?? null,
      tookMs,
      failedAt: failedAt?.toISOString() ?? null,
    }
  })
}

const unheard: Heard = { answeredAt: null, tookMs: null, failedAt: null }

function heardOf({ weather, geocoder, router, rates }: Providers, name: FreeService): Heard {
  const service = { streetMaps: null, forecast: weather, placeSearch: geocoder, routes: router, rates }[name]
  return service?.heard ?? unheard
}

/** A tile address is no URL by itself: its host may have a place for a letter. */
const hostOf = (address: string): string => /^https?:\/\/(?:[^/@]*@)?([^/?]+)/.exec(address)?.[1] ?? address

function mailOf({ chosen, env }: Deps): Omit<OperatorSettings['mail'], 'waiting'> {
  const { mail } = chosen
  const url = mail ? new URL(mail.url) : null
  return {
    isOn: mail !== null,
    host: url?.hostname ?? '',
    port: url ? portOf(url) : null,
    user: decodeURIComponent(url?.username ?? ''),
    hasPassword: url !== null && url.password !== '',
    from: mail?.from ?? '',
    fixedBy: env.SMTP_URL === undefined ? null : 'SMTP_URL',
  }
}

const encryptedPort = 465
const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'smtps:' ? encryptedPort : 587)

/** Counts in this process at once, in others within seconds. */
export async function changeSettings(deps: Deps, input: SettingsInput): Promise<void> {
  const { chosen, db, env } = deps
  if (input.signUp !== undefined && env.SIGN_UP !== undefined) throw fixed('signUp', 'SIGN_UP')
  for (const name of freeServices) {
    const setting = input.services?.[name] === undefined ? null : chosen.fixedBy(serviceSettings[name])
    if (setting !== null) throw fixed('services', setting)
  }
  if (input.mail !== undefined && env.SMTP_URL !== undefined) throw fixed('mail', 'SMTP_URL')
  await chosen.change(db, (now) => changesOf(input, now, env))
}

const fixed = (field: string, setting: string): AppError =>
  invalidField(field, say(operatorRefusalsWords.fixed, { setting }))

function changesOf(
  { serverName, signUp, services, mail }: SettingsInput,
  now: ChosenSettings,
  env: Env,
): Partial<ChosenSettings> {
  return {
    ...(serverName !== undefined && { serverName: serverName || null }),
    ...(signUp !== undefined && { signUp }),
    ...(services !== undefined && { services: { ...now.services, ...services } }),
    ...(mail !== undefined && { mail: mail && mailFrom(mail, now.mail, env) }),
  }
}

type MailInput = NonNullable<SettingsInput['mail']>

function mailFrom(input: MailInput, kept: ChosenSettings['mail'], env: Env): ChosenSettings['mail'] {
  const { host, port, user, from } = input
  const url = new URL(`${port === encryptedPort ? 'smtps' : 'smtp'}://${host}:${port}`)
  url.username = encodeURIComponent(user)
  if (user) url.password = passwordFor(url, input, kept)
  return { url: url.href, from: from || env.MAIL_FROM || null }
}

/** A password that is kept goes to the server and the user it was given for, and to no other. */
function passwordFor(url: URL, { password }: MailInput, kept: ChosenSettings['mail']): string {
  if (password !== undefined) return encodeURIComponent(password)
  const before = kept && new URL(kept.url)
  if (before?.host !== url.host || before.username !== url.username)
    throw invalidField('mail.password', operatorRefusalsWords.mailPassword)
  return before.password
}
