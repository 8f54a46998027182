/** Where a mailed invitation leads. */
export const joinPath = (token: string): string => `/join?token=${token}`

/** The trip's address with the right to join it (C-089); the address alone grants nothing. */
export const sharePath = (tripId: number, token: string): string =>
  `/trips/${tripId}?invite=true&join=${token}`

/** The token in a share link's query; null when it carries none (U-048). */
export const shareTokenIn = (query: URLSearchParams): string | null =>
  query.get('invite') === 'true' ? query.get('join') || null : null
