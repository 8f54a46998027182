/** What the scanners report and is none; docs/security.md gives the reason of each. */
export const harmless: readonly RegExp[] = [
  /X-Frame-Options is not set/,
  /X-XSS-Protection is not set/,
  /Strict-Transport-Security is not set/,
]
