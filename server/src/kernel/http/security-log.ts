import { createHmac } from 'node:crypto'
import type { ProofInput } from '@sojourn/contract/auth/factor-input'
import type { ProviderName } from '@sojourn/contract/auth/providers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/client.ts'
import { networkOf } from '../../platform/limits/rate-limit.ts'
import { RefusalLog } from './refusal-log.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Names accounts in the log; see `accountMark`. */
    logKey: string
    refusals: RefusalLog
  }
}

export type SecurityEvent =
  | 'signed up'
  | 'signed in'
  | 'sign-in failed'
  | 'refused'
  | 'password changed'
  | 'password reset'
  | 'sessions ended'
  | 'session ended'
  | 'other sessions ended'
  | 'email confirmed'
  | 'account deleted'
  | 'second step failed'
  | 'second step turned on'
  | 'second step turned off'
  | 'passkey added'
  | 'passkey removed'
  | 'authenticator added'
  | 'recovery codes made'
  | 'plan changed'
  | 'account locked'
  | 'account unlocked'
  | 'became operator'
  | 'is operator no more'
  | 'server settings changed'
  | 'trip exported'
  | 'data copied'
  | 'member joined'
  | 'member left'
  | 'member removed'
  | 'share link made'
  | 'share link renewed'
  | 'share link stopped'
  | 'invitation sent'
  | 'invitation revoked'

interface More {
  /** How somebody signed up or in. */
  by?: ProofInput['way'] | ProviderName
  trip?: number
}

export async function readLogKey(db: Db): Promise<string> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'log')
    .executeTakeFirstOrThrow()
  return value
}

/** An account as the log names it: the same one every time, and nobody without the key can tell whose it is. */
export const accountMark = (key: string, account: string): string =>
  createHmac('sha256', key).update(account).digest('base64url').slice(0, 16)

/** One line for whoever looks for a break-in: what happened to which account, and nothing about the person. */
export function logSecurity(
  { log, server }: FastifyRequest,
  event: Exclude<SecurityEvent, 'refused'>,
  account: string,
  more: More = {},
): void {
  log.warn({ event, account: accountMark(server.logKey, account), ...more }, 'security')
}

const refused: SecurityEvent = 'refused'

/** One line at first, then one a minute with their number. */
export function logRefusal(request: FastifyRequest, code: string, account: string | null): void {
  const { ip, log, server } = request
  const mark = account && accountMark(server.logKey, account)
  const first = server.refusals.take({ code, account: mark }, networkOf(ip))
  if (first) log.warn({ event: refused, ...first }, 'security')
}

/** Counts the refusals of this process. */
export function addRefusalLog(app: FastifyInstance): void {
  const refusals = new RefusalLog((refusal) => app.log.warn({ event: refused, ...refusal }, 'security'))
  app.decorate('refusals', refusals)
  app.addHook('onClose', async () => refusals.flush())
}
