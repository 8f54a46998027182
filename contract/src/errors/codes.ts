/** Every failure the API can report, with its HTTP status. Adding a code is a contract change. */
export const errorStatus = {
  invalid_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  proof_needed: 403,
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
