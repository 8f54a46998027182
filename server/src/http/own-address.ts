import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'

const everywhere = new Set(['0.0.0.0', '::'])

/** Where people reach this server. Never taken from a request: links in mails must not follow a forged Host. */
export function ownAddress(app: FastifyInstance, env: Env): string {
  const address = app.server.address()
  return configuredAddress(env, typeof address === 'object' && address ? address.port : env.PORT)
}

/** The same as the settings alone tell it. */
export const configuredAddress = (env: Env, port = env.PORT): string =>
  env.APP_URL?.replace(/\/+$/, '') ?? `http://${everywhere.has(env.HOST) ? 'localhost' : env.HOST}:${port}`
