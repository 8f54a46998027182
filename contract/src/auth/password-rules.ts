import { productName } from '../product.ts'
import { say } from '../words/say.ts'
import { passwordLength } from './sign-in-form.ts'
import { authRefusalsWords } from './words-refusals.ts'
import { authWords } from './words.ts'

export const passwordShort = (): string => say(authWords.passwordShort, passwordLength)
export const passwordLong = (): string => say(authWords.passwordLong, passwordLength)
export const passwordPersonal = (): string =>
  say(authRefusalsWords.passwordPersonal, { product: productName })

/** Why a new password is refused; null when it is fine. Its length, no composition rule (S-03). */
export function passwordProblem(password: string): string | null {
  const { length } = Array.from(password.normalize())
  if (length < passwordLength.min) return passwordShort()
  if (length > passwordLength.max) return passwordLong()
  return null
}

/** Shorter words are in too many others. */
const minLetters = 4

/** As it sounds: without case, accents and simple separators. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s._+-]/gu, '')
    .toLowerCase()

const isLongEnough = (word: string): boolean => Array.from(word).length >= minLetters

/** Why a password is refused that whoever knows its owner would try first; null when it is none. */
export function personalProblem(
  password: string,
  { name, email }: { name: string; email: string },
): string | null {
  const [local = '', domain = ''] = email.split('@')
  const [mailbox = ''] = local.split('+')
  // example of mail.example.co.uk: neither the ending nor the machine.
  const [site = ''] = domain.split('.').slice(0, -1).map(folded).filter(isLongEnough).slice(-1)
  const words = [...name.split(/[^\p{L}\p{M}\p{N}]+/u), mailbox, site, productName]
  const typed = folded(password)
  const tells = words.map(folded).some((word) => isLongEnough(word) && typed.includes(word))
  return tells ? passwordPersonal() : null
}
