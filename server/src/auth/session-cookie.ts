import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'

export const sessionDays = 30

const secureName = '__Host-sid'
const plainName = 'sid'

export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/** Browsers treat https and their own machine as safe ground; plain http elsewhere only when the operator says so. */
export const isSafeGround = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || loopback.test(request.host)

const cookieName = (request: FastifyRequest, env: Env): string =>
  env.INSECURE_HTTP && !isSafeGround(request) ? plainName : secureName

export function readSessionToken(request: FastifyRequest, env: Env): string | null {
  const { cookie } = request.headers
  if (!cookie) return null
  const prefix = `${cookieName(request, env)}=`
  for (const part of cookie.split(';')) {
    const pair = part.trim()
    if (pair.startsWith(prefix)) return pair.slice(prefix.length)
  }
  return null
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  env: Env,
  token: string | null,
): void {
  const name = cookieName(request, env)
  const age = token ? sessionDays * 86_400 : 0
  const secure = name === secureName ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${name}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
  )
}
