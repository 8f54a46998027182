import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorText } from '@sojourn/contract/errors/codes'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { findSessionUser } from '../auth/session.ts'
import { AppError } from '../errors/app-error.ts'
import type { Deps } from './deps.ts'
import { setPagePolicy } from './security-headers.ts'

export const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const noncePlaceholder = 'style-nonce-of-this-page'

/** Pages rendered at build time; they read without any script. */
const publicPages = ['privacy', 'terms', 'support'] as const

/** The built web app: hashed files for a year, pages always asked for anew. */
export async function servePages(app: FastifyInstance, deps: Deps): Promise<void> {
  if (!existsSync(webFolder)) {
    app.log.warn('the web app is not built; only the API is served')
    app.setNotFoundHandler(() => {
      throw new AppError('not_found', errorText.notFound)
    })
    return
  }
  await app.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  const pages = new Map(['landing', 'app', ...publicPages].map((name) => [name, readPage(name)]))
  const show = (reply: FastifyReply, name: string, status = 200) => {
    const nonce = randomBytes(16).toString('base64')
    setPagePolicy(reply, nonce, deps.env.imageHosts)
    if (name === 'app') reply.header('x-robots-tag', 'noindex')
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(pages.get(name)?.replaceAll(noncePlaceholder, nonce))
  }

  app.get('/', async (request, reply) =>
    show(reply, (await findSessionUser(deps, request, reply)) ? 'app' : 'landing'),
  )
  for (const name of publicPages) app.get(`/${name}`, (_request, reply) => show(reply, name))

  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || request.method !== 'GET')
      throw new AppError('not_found', errorText.notFound)
    // A missing file is missing; every other path belongs to the app, which knows its own 404.
    if (/\.[a-z0-9]{2,5}(\?|$)/i.test(request.url))
      return reply.status(404).type('text/plain').send(errorText.notFound)
    return show(reply, 'app')
  })
}

function readPage(name: string): string {
  const file = join(webFolder, `${name}.html`)
  return existsSync(file) ? readFileSync(file, 'utf8') : readFileSync(join(webFolder, 'app.html'), 'utf8')
}
