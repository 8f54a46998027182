/** Stands on every answer of our server. A hotel's login page, or whatever else answers in its place, lacks it. */
export const answeredBy = { header: 'x-answered-by', name: 'sojourn' } as const

/** The server is restarting, or something on the way to it wants to be asked first. */
export const passingStatuses: ReadonlySet<number> = new Set([502, 503, 504, 511])

interface Answer {
  status: number
  redirected: boolean
  headers: { get: (name: string) => string | null }
}

export const isSigned = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  headers.get(answeredBy.header) === answeredBy.name

/**
 * Who speaks in an answer to a call: our server; perhaps a proxy in front of it, which gives errors of its own in JSON
 * as our clients ask for; or somebody else, as a login page that comes as HTML or by a redirect.
 */
export function whoAnswers(answer: Answer): 'server' | 'perhaps a proxy' | 'stranger' {
  if (isSigned(answer)) return 'server'
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(answer.headers.get('content-type') ?? '')
  return isJson && !answer.redirected && !passingStatuses.has(answer.status) ? 'perhaps a proxy' : 'stranger'
}
