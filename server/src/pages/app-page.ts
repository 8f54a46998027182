import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { earlySignInFile, screenAt, type ScreenName, screensFile } from '@sojourn/contract/http/screens'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readSessionToken } from '../kernel/session/session-cookie.ts'
import { findSessionUser, type SessionUser } from '../kernel/session/session.ts'
import { isDatabaseAway } from '../platform/db/failures.ts'
import { AppError } from '../platform/errors/app-error.ts'
import type { Deps } from '../kernel/deps.ts'
import { pageAnswers } from './page-answers.ts'
import { setPagePolicy } from '../kernel/http/security-headers.ts'

export const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const noncePlaceholder = 'style-nonce-of-this-page'

export type ShowApp = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** The app's page, made for the screen at an address and for whoever asks. */
export function appPage(deps: Deps) {
  const appPages = readAppPages()
  const screenOf = (request: FastifyRequest): keyof typeof appPages => {
    const [path = ''] = request.url.split('?')
    const isSignedIn = readSessionToken(request, deps.env) !== null
    // Words in the address, or a page that was asked for, change what the sign-in screen says.
    const isPlain = request.url === '/login' && !isSignedIn
    return isPlain ? 'earlySignIn' : (screenAt(path, isSignedIn) ?? 'other')
  }
  const send = (request: FastifyRequest, reply: FastifyReply, personal: string) => {
    const nonce = randomBytes(16).toString('base64')
    const { html, scripts } = appPages[screenOf(request)] ?? appPages.other
    setPagePolicy(reply, nonce, deps.env.imageHosts, scripts)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': personal ? 'no-store' : 'no-cache', 'x-robots-tag': 'noindex' })
      .send(html.replaceAll(noncePlaceholder, nonce).replace('</head>', () => `${personal}</head>`))
  }
  const showApp: ShowApp = (request, reply) => send(request, reply, '')
  const answersFor = async (
    request: FastifyRequest,
    reply: FastifyReply,
    screen: 'dashboard' | 'trip',
    known?: SessionUser,
  ) => {
    const user = known ?? (await findSessionUser(deps, request, reply))
    if (!user) return ''
    // It reads what calls read, so it counts as one.
    deps.requestRateLimit.hit('user', user.id)
    request.signedIn = user
    await request.server.unsentAnswers.takeTurn(request, reply)
    return pageAnswers(deps, user, screen, request.url)
  }
  /** The page carries what its screen shows: nobody waits for one more answer (decision 021). */
  async function showScreen(request: FastifyRequest, reply: FastifyReply, known?: SessionUser) {
    const screen = screenOf(request)
    if (screen !== 'dashboard' && screen !== 'trip') return showApp(request, reply)
    try {
      return send(request, reply, await inTime(answersFor(request, reply, screen, known)))
    } catch (error) {
      // The app finds out for itself, and says what is wrong.
      if (!isAway(error) && !(error instanceof AppError)) request.log.error(error)
      return showApp(request, reply)
    }
  }
  return { showApp, showScreen }
}

/** Longer nobody waits for a page: the app starts without its answers, with what is on the device. */
const pageLimitMs = 3000

class Late extends Error {}

/** Whether a page was not ready because the database is away, or takes too long. */
export const isAway = (error: unknown): boolean => error instanceof Late || isDatabaseAway(error)

export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late()), pageLimitMs)
  })
  // It may still fail when nobody waits any more.
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export function readPage(name: string): string {
  const file = join(webFolder, `${name}.html`)
  return existsSync(file) ? readFileSync(file, 'utf8') : readFileSync(join(webFolder, 'app.html'), 'utf8')
}

interface AppPage {
  html: string
  /** The scripts within it, for its policy. */
  scripts: string[]
}

const toPage = (html: string): AppPage => ({
  html,
  scripts: [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g)].map(
    ([, code = '']) => code,
  ),
})

/** A script that stands in the page itself, without its comments. */
function inlineScript(name: string, attribute = ''): string | null {
  const file = join(webFolder, name)
  if (!existsSync(file)) return null
  const code = readFileSync(file, 'utf8').replaceAll(/^\s*\/\/.*\n/gm, '')
  return `<script${attribute}>${code}</script>`
}

/** Every page of the app waits for its start script. */
function withStartScript(page: string): string {
  const script = inlineScript('start.js', ' data-guard')
  return script ? page.replace('<script src="/start.js" data-guard></script>', () => script) : page
}

const screensOfManyFonts: readonly string[] = ['dashboard', 'trip'] satisfies ScreenName[]

/** The app's page for each screen: it names the screen's files, which the browser would else find out about later. */
function readAppPages(): Partial<Record<ScreenName | 'earlySignIn', AppPage>> & { other: AppPage } {
  const page = withStartScript(readPage('app'))
  const list = join(webFolder, screensFile)
  const screens = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>) : {}
  const named = Object.entries(screens).map(([screen, files]) => {
    const hints = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    const name = `<meta name="screen" content="${screen}">`
    const fonts = screensOfManyFonts.includes(screen) ? inlineScript('first-fonts.js') : null
    return [
      screen,
      page
        .replace('</head>', `${name}${hints.join('')}</head>`)
        .replace('</body>', () => `${fonts ?? ''}</body>`),
    ]
  })
  const byScreen = Object.fromEntries(named) as Partial<Record<ScreenName, string>>
  const early = join(webFolder, earlySignInFile)
  const form = (existsSync(early) ? JSON.parse(readFileSync(early, 'utf8')) : {}) as Partial<EarlyForm>
  const pages = {
    ...byScreen,
    earlySignIn: byScreen.signIn && withEarlyForm(byScreen.signIn, form),
    other: page,
  }
  return Object.fromEntries(
    Object.entries(pages).flatMap(([name, html]) => (html ? [[name, toPage(html)]] : [])),
  ) as ReturnType<typeof readAppPages>
}

interface EarlyForm {
  head: string
  style: string
  body: string
}

const fileTag =
  /\s*<(?:script type="module" crossorigin src|link rel="(?:modulepreload|stylesheet)" crossorigin href)="([^"]+)">(?:<\/script>)?/g

/**
 * The sign-in form with the few rules of style that it needs (decision 015). The app's own files are only named: the
 * form's script asks for them once the form has been painted.
 */
function withEarlyForm(page: string, { head = '', style = '', body = '' }: Partial<EarlyForm>): string {
  const files = [...page.matchAll(fileTag)].map(([, file]) => file)
  const rootElement = '<div id="root"></div>'
  return (
    page
      .replaceAll(fileTag, '')
      .replace(
        '</head>',
        (end) =>
          `<meta name="app-files" content="${files.join(' ')}"><style nonce="${noncePlaceholder}">${style}</style>${end}`,
      )
      .replace(rootElement, (root) => root + body)
      // Before everything else: it is small, and the form waits for it.
      .replace(/<meta charset[^>]*>/, (first) => first + head)
  )
}
