/** Stands on every answer of our server. A hotel's login page, or whatever else answers in its place, lacks it. */
export const answeredBy = { header: 'x-answered-by', name: 'sojourn' } as const

export const isOurs = (headers: { get: (name: string) => string | null }): boolean =>
  headers.get(answeredBy.header) === answeredBy.name
