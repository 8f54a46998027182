/** Every failure the API can report, with its HTTP status. Adding a code is a contract change. */
export const errorStatus = {
  invalid_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  plan_limit: 403,
  foreign_origin: 403,
  not_found: 404,
  conflict: 409,
  changed_meanwhile: 409,
  other_owner: 412,
  key_reused: 422,
  upgrade_required: 426,
  rate_limited: 429,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/** Fixed words for failures that say nothing about their cause. */
export const errorText = {
  notSignedIn: 'Unauthorized: Please log in to continue',
  tripNotFound: 'Trip not found',
  notFound: 'Not found',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The server is busy. Please try again in a moment.',
  foreignOrigin: 'This request came from another site and was refused.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  otherOwner: 'This change was made by somebody else who was signed in here.',
  keyReused: 'This Idempotency-Key was already used for a different request.',
  changedMeanwhile: 'Somebody else changed this in the meantime.',
  upgradeRequired: 'Live updates come over a WebSocket; a plain request gets none.',
  invalid: 'Please check the marked fields.',
} as const
