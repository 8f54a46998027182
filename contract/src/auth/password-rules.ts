import { productName } from '../product.ts'
import { missingText, passwordLength } from './sign-in-form.ts'

export const passwordText = {
  required: missingText.password,
  short: `Use at least ${passwordLength.min} characters`,
  long: `Use at most ${passwordLength.max} characters`,
  common: 'This password is on every list of common passwords. Please choose another.',
  personal: `Please choose a password without your name, your email address or “${productName}” in it.`,
} as const

/** Why a new password is refused; null when it is fine. Its length, no composition rule (S-03). */
export function passwordProblem(password: string): string | null {
  const { length } = Array.from(password.normalize())
  if (length < passwordLength.min) return passwordText.short
  if (length > passwordLength.max) return passwordText.long
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
  return tells ? passwordText.personal : null
}
