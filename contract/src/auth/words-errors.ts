import { words } from '../words/words.ts'

/** Why a provider's sign-in came back to /login without a session: the values of its query `error`. */
export const authErrorsWords = words('auth-errors', {
  cancelled: 'Sign-in was cancelled. Nothing was changed.',
  expired: 'This sign-in took too long or was begun in another browser. Please try again.',
  password_first:
    'There is already an account with this email, and the provider does not vouch for the address. Sign in with your password first.',
  email_needed: 'The provider did not share an email address. Please allow it, or use email/password.',
  insecure: 'Signing in needs https on this server.',
  busy: 'Too many requests. Please wait a moment and try again.',
  closed: 'Nobody can sign up on this server at the moment.',
  not_invited: 'This server is by invitation. Open the link of your invitation to create an account.',
  locked: 'This account is locked. Please write to whoever runs this server.',
  google_unavailable: 'Google sign-in is currently being set up. Please use email/password for now.',
  apple_unavailable: 'Apple sign-in is currently being set up. Please use email/password for now.',
  failed: 'Please try again or contact support.',
})
