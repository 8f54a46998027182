import { errorsWords } from '@sojourn/contract/errors/words'
import { chosenLanguage } from '@sojourn/contract/words/chosen-language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalidField } from '../../platform/errors/app-error.ts'
import type { Deps } from '../deps.ts'
import { readCookie, setCookie } from './cookies.ts'

const name = 'language'
const keptS = 365 * 86_400

/** The browser remembers what was chosen, for the pages of whoever is not signed in; null is its own wish again. */
export function keepLanguage(
  { env, languages }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  language: string | null,
): void {
  if (language !== null && !languages.has(language))
    throw invalidField('language', errorsWords.languageUnknown)
  if (readCookie(request, env, name) === language) return
  setCookie(request, reply, env, { name, value: language ?? '', maxAgeS: language ? keptS : 0 })
}

/** Which language whoever asks reads: of their account, of this browser, or as it wishes. */
export function readerLanguage(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string | null = null,
): string {
  const known = [...deps.languages.keys()]
  const cookie = readCookie(request, deps.env, name)
  const language = chosenLanguage(account, cookie, request.headers['accept-language'], known)
  // A page that comes without the database must speak it too.
  if (language === account) keepLanguage(deps, request, reply, language)
  return language
}
