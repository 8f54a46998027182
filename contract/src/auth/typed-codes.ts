/** What is typed from an app or a list, made into what was meant. */

const spaces = /[\s-]/g

/** Six digits, however an app groups them. */
export const oneTimeCode = (typed: string): string => typed.replaceAll(spaces, '')
export const oneTimeCodeLength = 6
export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code)

/** No letter that looks like a digit or like another one. */
export const recoveryLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const recoveryCodes = { count: 10, length: 8 } as const

const meant: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** As it was shown, whatever is typed for a 0 or a 1. */
export const recoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(spaces, '')
    .replaceAll(/[OIL]/g, (letter) => meant[letter] ?? letter)
export const isRecoveryCode = (code: string): boolean =>
  code.length === recoveryCodes.length && Array.from(code).every((letter) => recoveryLetters.includes(letter))

/** In groups of four, to be read and typed. */
export const inFours = (text: string, separator = ' '): string =>
  (text.match(/.{1,4}/g) ?? []).join(separator)
