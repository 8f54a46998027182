import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/client.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Names accounts in the log; see `accountMark`. */
    logKey: string
  }
}

export type SecurityEvent =
  | 'sign-in failed'
  | 'refused'
  | 'password changed'
  | 'password reset'
  | 'email confirmed'
  | 'account deleted'
  | 'plan changed'

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
  request: FastifyRequest,
  event: SecurityEvent,
  account: string | null,
  more: { code?: string } = {},
): void {
  const mark = account && accountMark(request.server.logKey, account)
  request.log.warn({ event, account: mark, ...more }, 'security')
}
