import { providerNames } from '@sojourn/contract/auth/providers'
import { z } from 'zod'

/** Only the SHA-256 of the cookie's token is kept: a stolen table signs nobody in. */
export const sessionRow = z.object({
  tokenHash: z.string(),
  userId: z.uuid(),
  createdAt: z.string(),
  seenAt: z.string(),
  expiresAt: z.string(),
  userAgent: z.string().nullable(),
  /** The token handed out last, as long as the browser has not used it. */
  nextHash: z.string().nullable(),
  /** The one before, good for the requests that were under way with it. */
  previousHash: z.string().nullable(),
  previousUntil: z.string().nullable(),
})

/** A browser in which the account has signed in, known by a cookie of its own, or a network it has done so from. */
export const deviceRow = z.object({
  deviceHash: z.string(),
  userId: z.uuid(),
  createdAt: z.string(),
  seenAt: z.string(),
})

/** An account at a provider. Its subject is the only thing that never changes or passes to somebody else. */
export const identityRow = z.object({
  issuer: z.string(),
  subject: z.string(),
  userId: z.uuid(),
  createdAt: z.string(),
})

/** A sign-in under way at a provider: ten minutes, one use, only in the browser that began it. */
export const signInStateRow = z.object({
  stateHash: z.string(),
  browserHash: z.string(),
  provider: z.enum(providerNames),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** Apple tells the name once, beside the code and not in the token. */
  name: z.string().nullable(),
  expiresAt: z.string(),
})

/** A link in a mail: works once, and only its token's SHA-256 is kept. */
export const linkTokenRow = z.object({
  tokenHash: z.string(),
  userId: z.uuid(),
  /** Whoever has it, has read the account's mail. */
  isMailed: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
