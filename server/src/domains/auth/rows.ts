import { providerNames } from '@sojourn/contract/auth/providers'
import { z } from 'zod'
import type { PurgeRule } from '../../kernel/jobs/purge.ts'
import type { TableOf } from '../../platform/db/tables.ts'
import { factorPurge } from './factor/rows.ts'

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

export const authPurge: readonly PurgeRule[] = [
  ...factorPurge,
  { table: 'signInStates', over: `"expiresAt" < now()` },
  { table: 'resetTokens', over: `"expiresAt" < now()` },
  { table: 'emailTokens', over: `"expiresAt" < now()` },
]

declare module '../../platform/db/tables.ts' {
  interface Tables {
    identities: TableOf<typeof identityRow, 'createdAt'>
    signInStates: TableOf<typeof signInStateRow, 'name'>
    resetTokens: TableOf<typeof linkTokenRow, 'createdAt' | 'isMailed'>
    emailTokens: TableOf<typeof linkTokenRow, 'createdAt' | 'isMailed'>
  }
}
