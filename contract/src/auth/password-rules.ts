import { commonPasswords } from './common-passwords.ts'
import { missingText, passwordLength } from './sign-in-form.ts'

export const passwordText = {
  required: missingText.password,
  short: `Use at least ${passwordLength.min} characters`,
  long: `Use at most ${passwordLength.max} characters`,
  common: 'This password is on every list of common passwords. Please choose another.',
} as const

/** Why a new password is refused; null when it is fine. Length and the commonest, no composition rule (S-03). */
export function passwordProblem(password: string): string | null {
  const { length } = Array.from(password.normalize())
  if (length < passwordLength.min) return passwordText.short
  if (length > passwordLength.max) return passwordText.long
  if (commonPasswords.has(password.toLowerCase())) return passwordText.common
  return null
}
