import { z } from 'zod'
import type { PurgeRule } from '../../../kernel/jobs/purge.ts'
import type { TableOf } from '../../../platform/db/tables.ts'

export const passkeyRow = z.object({
  /** As the browser names it. */
  id: z.string(),
  userId: z.uuid(),
  publicKey: z.string(),
  /** Of its uses, as far as it counts them. */
  counter: z.number(),
  transports: z.array(z.string()),
  /** Of the browser in which it was made. */
  userAgent: z.string().nullable(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
})

/** An app that shows codes. */
export const authenticatorRow = z.object({
  userId: z.uuid(),
  /** Sealed. */
  secret: z.string(),
  /** The step of the last code that was taken: none is taken twice, nor one before it. */
  usedStep: z.number(),
  createdAt: z.string(),
  /** Null until a code of it was right: then the app has the key. */
  checkedAt: z.string().nullable(),
})

/** One salt for all codes of an account: a typed one is hashed once, whichever it is. */
export const recoveryCodeRow = z.object({
  userId: z.uuid(),
  codeHash: z.string(),
  salt: z.string(),
  createdAt: z.string(),
})

export const openSignInRow = z.object({ tokenHash: z.string(), userId: z.uuid(), expiresAt: z.string() })

export const challengeRow = z.object({
  challengeHash: z.string(),
  /** Null where the passkey will say whose it is. */
  userId: z.uuid().nullable(),
  expiresAt: z.string(),
})

export const factorPurge: readonly PurgeRule[] = [
  { table: 'openSignIns', over: `"expiresAt" < now()` },
  { table: 'challenges', over: `"expiresAt" < now()` },
  // Begun, and never ended.
  { table: 'authenticators', over: `"checkedAt" is null and "createdAt" < now() - interval '1 day'` },
]

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    passkeys: TableOf<typeof passkeyRow, 'createdAt' | 'usedAt'>
    authenticators: TableOf<typeof authenticatorRow, 'usedStep' | 'createdAt' | 'checkedAt'>
    recoveryCodes: TableOf<typeof recoveryCodeRow, 'createdAt'>
    openSignIns: TableOf<typeof openSignInRow>
    challenges: TableOf<typeof challengeRow>
  }
}
