export const providerNames = ['google', 'apple'] as const
export type ProviderName = (typeof providerNames)[number]

export const providerLabels = { google: 'Google', apple: 'Apple' } as const satisfies Record<
  ProviderName,
  string
>

export const beingSetUp = (provider: ProviderName): string =>
  `${providerLabels[provider]} sign-in is currently being set up. Please use email/password for now.`

/** Why a provider's sign-in came back to /login without a session: the values of its query `error`, in words. */
export const signInErrors = {
  cancelled: 'Sign-in was cancelled. Nothing was changed.',
  expired: 'This sign-in took too long or was begun in another browser. Please try again.',
  password_first:
    'There is already an account with this email, and the provider does not vouch for the address. Sign in with your password first.',
  email_needed: 'The provider did not share an email address. Please allow it, or use email/password.',
  insecure: 'Signing in needs https on this server.',
  busy: 'Too many requests. Please wait a moment and try again.',
  google_unavailable: beingSetUp('google'),
  apple_unavailable: beingSetUp('apple'),
  failed: 'Please try again or contact support.',
} as const
export type SignInError = keyof typeof signInErrors

/** The words for a value of `error`; null when there is none, and never the value itself. */
export function signInErrorText(code: string | null): string | null {
  if (!code) return null
  return Object.hasOwn(signInErrors, code) ? signInErrors[code as SignInError] : signInErrors.failed
}
