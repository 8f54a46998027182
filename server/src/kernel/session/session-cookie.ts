import { hash, randomBytes } from 'node:crypto'
import { sessionDays } from '@sojourn/contract/auth/session-life'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../platform/env/env.ts'
import { readCookie, setCookie } from '../http/cookies.ts'

const name = 'sid'

export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

export const readSessionToken = (request: FastifyRequest, env: Env): string | null =>
  readCookie(request, env, name)

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  env: Env,
  token: string | null,
): void {
  setCookie(request, reply, env, { name, value: token ?? '', maxAgeS: token ? sessionDays * 86_400 : 0 })
}
