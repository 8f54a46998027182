import { errorsWords } from '@sojourn/contract/errors/words'
import type { PageValues } from '@sojourn/contract/http/page-template'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findSessionUser } from '../kernel/session/session.ts'
import type { SessionUser, SignedIn } from '../kernel/session/signed-in.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { appPage, inTime, isAway, isWebBuilt, type ShowApp, webFolder } from './app-page.ts'
import type { Deps } from '../kernel/deps.ts'
import { wantedAt } from '../kernel/http/wanted-at.ts'
import { type ShowChosen, spokenPage } from './spoken-public-page.ts'

/** Pages rendered at build time; they read without any script. */
const publicPages = ['privacy', 'terms', 'support'] as const

/** Hashed files for a year, others always asked for anew. */
async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    index: false,
    // Pages are filled in before they are sent, and nobody asks for a compressed file by its name.
    globIgnore: ['*.html', '**/*.{br,gz,part}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** The built web app: its files and pages. */
export async function servePages(app: FastifyInstance, deps: Deps): Promise<ShowApp | null> {
  if (!isWebBuilt()) {
    app.log.warn('the web app is not built; only the API is served')
    app.setNotFoundHandler(() => {
      throw new AppError('not_found', errorsWords.notFound)
    })
    return null
  }
  await serveFiles(app)
  const { showApp, showScreen } = appPage(deps)
  const valuesFor = (user: SignedIn | null): PageValues => ({
    origin: deps.env.ownOrigin,
    supportEmail: deps.env.SUPPORT_EMAIL ?? null,
    featureEmail: deps.env.FEATURE_EMAIL ?? null,
    signedIn: user && 'yes',
    pro: user?.plan === 'pro' ? 'yes' : null,
    priced: deps.env.billingMode === 'off' ? null : 'yes',
  })

  /** Without a database nobody is known, and a page comes all the same. */
  const whoAsks = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionUser | null | 'unknown'> =>
    inTime(findSessionUser(deps, request, reply)).catch((error: unknown) => {
      if (isAway(error)) return 'unknown'
      throw error
    })

  const landing = spokenPage(deps, 'landing')
  // Its best compression takes a sixth of a second: the first visitor should not wait for it.
  app.addHook('onListen', async () => void landing.prepare(valuesFor(null)))
  app.get('/', async (request, reply) => {
    const user = await whoAsks(request, reply)
    if (user === 'unknown') return showApp(request, reply)
    return user ? showScreen(request, reply, user) : landing.show(request, reply, valuesFor(null))
  })
  landing.serveChosen(app, async (request, reply, tag) => {
    const user = await whoAsks(request, reply)
    if (user && user !== 'unknown') return reply.redirect('/', 303)
    return landing.show(request, reply, valuesFor(null), tag)
  })
  for (const name of publicPages) {
    const page = spokenPage(deps, name)
    const show: ShowChosen = async (request, reply, tag) => {
      const found = await whoAsks(request, reply)
      const user = found === 'unknown' ? null : found
      request.signedIn = user
      return page.show(request, reply, valuesFor(user), tag)
    }
    app.get(`/${name}`, (request, reply) => show(request, reply))
    page.serveChosen(app, show)
  }

  app.setNotFoundHandler((request, reply) => {
    const wanted = wantedAt(request.method, request.url)
    if (wanted === 'call') throw new AppError('not_found', errorsWords.notFound)
    if (wanted === 'file') return reply.status(404).type('text/plain').send(errorsWords.notFound)
    return showScreen(request, reply)
  })
  return showApp
}
