import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorText } from '@sojourn/contract/errors/codes'
import type { PageValues } from '@sojourn/contract/http/page-template'
import { earlySignInFile, screenAt, type ScreenName, screensFile } from '@sojourn/contract/http/screens'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readSessionToken } from '../auth/session-cookie.ts'
import { findSessionUser, type SignedIn } from '../auth/session.ts'
import { AppError } from '../errors/app-error.ts'
import type { Deps } from './deps.ts'
import { publicPage } from './public-page.ts'
import { setPagePolicy } from './security-headers.ts'

export const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const noncePlaceholder = 'style-nonce-of-this-page'

/** Pages rendered at build time; they read without any script. */
const publicPages = ['privacy', 'terms', 'support'] as const

type ShowApp = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** The built web app: hashed files for a year, pages always asked for anew. */
export async function servePages(app: FastifyInstance, deps: Deps): Promise<ShowApp | null> {
  if (!existsSync(webFolder)) {
    app.log.warn('the web app is not built; only the API is served')
    app.setNotFoundHandler(() => {
      throw new AppError('not_found', errorText.notFound)
    })
    return null
  }
  await app.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    index: false,
    // Pages are filled in before they are sent, and nobody asks for a compressed file by its name.
    globIgnore: ['*.html', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  const appPages = readAppPages()
  const showApp: ShowApp = (request, reply) => {
    const [path = ''] = request.url.split('?')
    const isSignedIn = readSessionToken(request, deps.env) !== null
    // Words in the address, or a page that was asked for, change what the sign-in screen says.
    const isPlain = request.url === '/login' && !isSignedIn
    const screen = isPlain ? 'earlySignIn' : screenAt(path, isSignedIn)
    const nonce = randomBytes(16).toString('base64')
    setPagePolicy(reply, nonce, deps.env.imageHosts)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
      .send((appPages[screen ?? 'other'] ?? appPages.other).replaceAll(noncePlaceholder, nonce))
  }
  const valuesFor = (user: SignedIn | null): PageValues => ({
    origin: deps.env.ownOrigin,
    supportEmail: deps.env.SUPPORT_EMAIL ?? null,
    featureEmail: deps.env.FEATURE_EMAIL ?? null,
    signedIn: user && 'yes',
    pro: user?.plan === 'pro' ? 'yes' : null,
  })

  const landing = publicPage(readPage('landing'))
  // Its best compression takes a sixth of a second: the first visitor should not wait for it.
  app.addHook('onListen', async () => void landing.prepare(valuesFor(null)))
  app.get('/', async (request, reply) => {
    const user = await findSessionUser(deps, request, reply)
    return user ? showApp(request, reply) : landing.show(request, reply, valuesFor(null))
  })
  for (const name of publicPages) {
    const { show } = publicPage(readPage(name))
    app.get(`/${name}`, async (request, reply) =>
      show(request, reply, valuesFor(await findSessionUser(deps, request, reply))),
    )
  }

  app.setNotFoundHandler((request, reply) => {
    const wanted = wantedAt(request.method, request.url)
    if (wanted === 'call') throw new AppError('not_found', errorText.notFound)
    if (wanted === 'file') return reply.status(404).type('text/plain').send(errorText.notFound)
    return showApp(request, reply)
  })
  return showApp
}

/** What somebody hoped for at an address that nothing serves. Every path but a file's belongs to the app, which knows its own 404. */
export function wantedAt(method: string, url: string): 'call' | 'file' | 'page' {
  const [path = ''] = url.split('?')
  if (/^\/api(\/|$)/.test(path) || !['GET', 'HEAD'].includes(method)) return 'call'
  return /\.[a-z0-9]{2,5}$/i.test(path) ? 'file' : 'page'
}

function readPage(name: string): string {
  const file = join(webFolder, `${name}.html`)
  return existsSync(file) ? readFileSync(file, 'utf8') : readFileSync(join(webFolder, 'app.html'), 'utf8')
}

/** The app's page for each screen: it names the screen's files, which the browser would else find out about later. */
function readAppPages(): Partial<Record<ScreenName | 'earlySignIn', string>> & { other: string } {
  const page = readPage('app')
  const list = join(webFolder, screensFile)
  const screens = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>) : {}
  const named = Object.entries(screens).map(([screen, files]) => {
    const hints = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    const name = `<meta name="screen" content="${screen}">`
    return [screen, page.replace('</head>', `${name}${hints.join('')}</head>`)]
  })
  const byScreen = Object.fromEntries(named) as Partial<Record<ScreenName, string>>
  const early = join(webFolder, earlySignInFile)
  const form = (existsSync(early) ? JSON.parse(readFileSync(early, 'utf8')) : { head: '', body: '' }) as {
    head: string
    body: string
  }
  const rootElement = '<div id="root"></div>'
  return {
    ...byScreen,
    earlySignIn: byScreen.signIn
      ?.replace(rootElement, (root) => root + form.body)
      // Before everything else: it is small, and the form waits for it.
      .replace(/<meta charset[^>]*>/, (first) => first + form.head),
    other: page,
  }
}
