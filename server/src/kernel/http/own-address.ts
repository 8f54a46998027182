import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/client.ts'
import { findSetting, keepSetting } from '../../platform/db/settings.ts'
import type { Env } from '../../platform/env/env.ts'
import type { Deps } from '../deps.ts'

const everywhere = new Set(['0.0.0.0', '::'])

/** Where people reach this server. Never taken from a request: links in mails must not follow a forged Host. */
export function ownAddress(app: FastifyInstance, env: Env): string {
  const address = app.server.address()
  return configuredAddress(env, typeof address === 'object' && address ? address.port : env.PORT)
}

/** The same as the settings alone tell it. */
export function configuredAddress({ APP_URL, HOST, PORT }: Env, port = PORT): string {
  const host = everywhere.has(HOST) ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  return APP_URL?.replace(/\/+$/, '') ?? `http://${host}:${port}`
}

/** A server that listens says where, for commands that run beside it with settings of their own. */
export function keepAddress(app: FastifyInstance, { db, env }: Pick<Deps, 'db' | 'env'>): void {
  app.addHook('onListen', () => keepSetting(db, 'ADDRESS', ownAddress(app, env)))
}

/** The address of the server that uses this database: as the operator says, as the server said, or as it would start here. */
export const serverAddress = async (db: Db, env: Env): Promise<string> =>
  (env.APP_URL ? null : await findSetting(db, 'ADDRESS')) ?? configuredAddress(env)
