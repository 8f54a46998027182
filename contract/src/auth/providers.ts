import { authErrorsWords } from './words-errors.ts'

export const providerNames = ['google', 'apple'] as const
export type ProviderName = (typeof providerNames)[number]

export const providerLabels = { google: 'Google', apple: 'Apple' } as const satisfies Record<
  ProviderName,
  string
>

export const beingSetUp = (provider: ProviderName): string => authErrorsWords[`${provider}_unavailable`]

export type SignInError = keyof typeof authErrorsWords

/** The words for a value of `error`; null when there is none, and never the value itself. */
export function signInErrorText(code: string | null): string | null {
  if (!code) return null
  return Object.hasOwn(authErrorsWords, code) ? authErrorsWords[code as SignInError] : authErrorsWords.failed
}
