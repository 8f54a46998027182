/** Stands on every answer of our server. A hotel's login page, or whatever else answers in its place, lacks it. */
export const answeredBy = { header: 'x-answered-by', name: 'sojourn' } as const

/** The server is restarting, or something on the way to it wants to be asked first. */
export const passingStatuses: ReadonlySet<number> = new Set([502, 503, 504, 511])

interface Answer {
  status: number
  redirected: boolean
  headers: { get: (name: string) => string | null }
}

/**
 * Whether an answer to a call speaks for our server. A proxy in front of it gives errors of its own without
 * the header, in JSON as our clients ask for; a login page comes as HTML or by a redirect.
 */
export function isOurs({ status, redirected, headers }: Answer): boolean {
  if (headers.get(answeredBy.header) === answeredBy.name) return true
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
  return isJson && !redirected && !passingStatuses.has(status)
}
