/** What the scanners report and is none, each with its reason in docs/security.md. */
export const harmless: readonly { pattern: RegExp }[] = []
