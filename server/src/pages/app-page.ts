import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type AppPage,
  type AppPageName,
  type AppPages,
  appPagesFile,
  type pageSlots,
  screenAt,
  signUpMeta,
  type SpeakingFiles,
  speakingFilesFile,
} from '@sojourn/contract/http/screens'
import type { SignUpPolicy } from '@sojourn/contract/operator/services'
import { type TripPart, tripPartsOf } from '@sojourn/contract/trips/page-parts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readerLanguage } from '../kernel/http/reader-language.ts'
import { readSessionToken } from '../kernel/session/session-cookie.ts'
import { findSessionUser } from '../kernel/session/session.ts'
import type { SessionUser } from '../kernel/session/signed-in.ts'
import { isDatabaseAway } from '../platform/db/failures.ts'
import { AppError } from '../platform/errors/app-error.ts'
import type { Deps } from '../kernel/deps.ts'
import { answersText, pageAnswers } from './page-answers.ts'
import { setPagePolicy } from '../kernel/http/security-headers.ts'
import { spokenPages } from './spoken-pages.ts'

export const webFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

export const isWebBuilt = (): boolean =>
  [appPagesFile, speakingFilesFile].every((file) => existsSync(join(webFolder, file)))

export type ShowApp = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** What a page carries of the database, and the parts of its trip whose files it names. */
interface Filling {
  answers: string
  has: readonly TripPart[]
}
const unfilled: Filling = { answers: '', has: [] }

/** The app's page, made for the screen at an address and for whoever asks. */
export function appPage(deps: Deps) {
  const pages = spokenPages(readJson(appPagesFile) as AppPages, deps.languages, readSpeakingFiles())
  const pageNameOf = (request: FastifyRequest): AppPageName => {
    const [path = ''] = request.url.split('?')
    const isSignedIn = readSessionToken(request, deps.env) !== null
    // Words in the address, a page that was asked for, and who may sign up change what the sign-in screen says.
    const isPlain = request.url === '/login' && !isSignedIn && deps.chosen.signUp === 'everyone'
    return isPlain ? 'signInForm' : (screenAt(path, isSignedIn) ?? 'other')
  }
  const send = (request: FastifyRequest, reply: FastifyReply, { answers, has }: Filling) => {
    const nonce = randomBytes(16).toString('base64')
    const language = readerLanguage(deps, request, reply, request.signedIn?.language)
    const spoken = pages(language)
    const { parts, scripts } = spoken[pageNameOf(request)]
    const hints = has.map((part) => spoken.tripParts[part]).join('')
    setPagePolicy(reply, nonce, deps.chosen.imageHosts, scripts)
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': answers ? 'no-store' : 'no-cache', 'x-robots-tag': 'noindex' })
      .send(joined(parts, { nonce, answers: hints + signUpNote(deps.chosen.signUp) + answers }))
  }
  const showApp: ShowApp = (request, reply) => send(request, reply, unfilled)
  const answersFor = async (
    request: FastifyRequest,
    reply: FastifyReply,
    screen: 'dashboard' | 'trip',
    known?: SessionUser,
  ): Promise<Filling> => {
    const user = known ?? (await findSessionUser(deps, request, reply))
    if (!user) return unfilled
    // It reads what calls read, so it counts as one.
    deps.requestRateLimit.hit('user', user.id)
    request.signedIn = user
    await request.server.unsentAnswers.takeTurn(request, reply)
    const answers = await pageAnswers(deps, user, screen, request.url)
    const { snapshot } = answers
    return { answers: answersText(answers), has: snapshot ? tripPartsOf(snapshot, deps.now()) : [] }
  }
  /** The page carries what its screen shows: nobody waits for one more answer (decision 021). */
  async function showScreen(request: FastifyRequest, reply: FastifyReply, known?: SessionUser) {
    const screen = pageNameOf(request)
    if (known) request.signedIn = known
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

const signUpNote = (policy: SignUpPolicy): string =>
  policy === 'everyone' ? '' : `<meta name="${signUpMeta}" content="${policy}">`

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(webFolder, file), 'utf8'))

export const readSpeakingFiles = (): SpeakingFiles => readJson(speakingFilesFile) as SpeakingFiles

const joined = (parts: AppPage['parts'], values: Record<keyof typeof pageSlots, string>): string =>
  parts.map((part) => (typeof part === 'string' ? part : values[part.slot])).join('')
