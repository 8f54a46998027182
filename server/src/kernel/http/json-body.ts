import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readJson } from './json-text.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body comes as it was sent. */
    takesBytes?: boolean
  }
}

/** JSON or nothing: a form post from a foreign page cannot even be read. An empty body counts as none. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, read)
}

async function read({ routeOptions: { config } }: FastifyRequest, body: Buffer): Promise<unknown> {
  if (body.length === 0) return undefined
  return config.takesBytes ? body : readJson(body)
}
