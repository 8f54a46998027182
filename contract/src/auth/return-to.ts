/** Where a provider's sign-in returns to by default; the app turns it into `/` (C-024). */
export const defaultReturnTo = '/dashboard'

const maxReturnTo = 512
const unsafe = /[\\\p{Cc}]/u
const ownOrigin = 'http://own.invalid'
/** Calls are no pages, and the sign-in page would only send its visitor back to itself. */
const noPage = /^\/(api|login)(\/|\?|$)/

/** The value when it is a page on our own origin, else the fallback (C-026): no scheme, no `//host`, no backslash. */
export function safeReturnTo(value: string | null | undefined, fallback = '/'): string {
  if (!value || value.length > maxReturnTo) return fallback
  if (!value.startsWith('/') || value.startsWith('//') || unsafe.test(value)) return fallback
  try {
    const url = new URL(value, ownOrigin)
    const path = url.pathname + url.search
    return url.origin === ownOrigin && !path.startsWith('//') && !noPage.test(path) ? path : fallback
  } catch {
    return fallback
  }
}
