/** Where a provider's sign-in returns to by default; the app turns it into `/` (C-024). */
export const defaultReturnTo = '/dashboard'

const maxReturnTo = 512
const unsafe = /[\\\p{Cc}]/u
const ownOrigin = 'http://own.invalid'
/** Calls are no pages, and the sign-in page would only send its visitor back to itself. */
const noPage = /^\/(api|login)(\/|$)/

/** The value when it is a page on our own origin, else the fallback (C-026): no scheme, no `//host`, no backslash. */
export function safeReturnTo(value: string | null | undefined, fallback = '/'): string {
  if (!value || value.length > maxReturnTo) return fallback
  if (!value.startsWith('/') || value.startsWith('//') || unsafe.test(value)) return fallback
  try {
    const { origin, pathname, search } = new URL(value, ownOrigin)
    // Decoded, because the server finds its calls behind %61pi too.
    const isPage = !pathname.startsWith('//') && !noPage.test(decodeURIComponent(pathname))
    return origin === ownOrigin && isPage ? pathname + search : fallback
  } catch {
    return fallback
  }
}
