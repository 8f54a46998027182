import { signInErrorText } from '@sojourn/contract/auth/providers'
import { copiesGoneText, type WhyGone } from '@sojourn/contract/auth/session-life'
import { authWords } from '@sojourn/contract/auth/words'

interface Place {
  path: string
  search: URLSearchParams
}

/** Pages for which the sign-in screen stands in; anything else is no page to come back to. */
const needsAccount = /^\/(dashboard|subscribe|server|setup|trips\/[1-9]\d{0,15})$/

/** Where signing in leads: what the query asks for, or the page in whose place the sign-in screen stands. */
export function wantedPage({ path, search }: Place): string | null {
  if (path === '/login') return search.get('returnTo')
  const query = search.toString()
  return needsAccount.test(path) ? path + (query && `?${query}`) : null
}

/** One line that says why the sign-in screen is here when nobody asked for it. */
export function whySignInText(
  wanted: string | null,
  sessionEnded: boolean,
  gone: WhyGone | null = null,
): string | null {
  if (sessionEnded) return authWords.sessionEnded
  if (gone) return copiesGoneText(gone)
  if (wanted?.startsWith('/subscribe')) return authWords.forPlan
  if (wanted?.startsWith('/setup?')) return authWords.forSetup
  if (wanted?.startsWith('/trips/')) return authWords.forTrip
  return null
}

/** The toast for a provider that sent somebody back without a session. */
export function providerFailureToast(error: string | null): { title: string; description: string } | null {
  const description = signInErrorText(error)
  return description === null ? null : { title: authWords.failed, description }
}
