import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../platform/env/env.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/

/** What browsers call a secure context: https, or their own machine. */
export const isSecureContext = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || loopback.test(request.host)

const isPlain = (request: FastifyRequest, env: Env): boolean => env.INSECURE_HTTP && !isSecureContext(request)

const fullName = (request: FastifyRequest, env: Env, name: string): string =>
  isPlain(request, env) ? name : `__Host-${name}`

export function readCookie(request: FastifyRequest, env: Env, name: string): string | null {
  const { cookie } = request.headers
  if (!cookie) return null
  const prefix = `${fullName(request, env, name)}=`
  for (const part of cookie.split(';')) {
    const pair = part.trim()
    if (pair.startsWith(prefix)) return pair.slice(prefix.length)
  }
  return null
}

interface Cookie {
  name: string
  value: string
  maxAgeS: number
}

export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  env: Env,
  { name, value, maxAgeS }: Cookie,
): void {
  const secure = isPlain(request, env) ? '' : '; Secure'
  reply.header(
    'set-cookie',
    `${fullName(request, env, name)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`,
  )
}
