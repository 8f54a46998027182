import { randomUUID } from 'node:crypto'
import { firstWord } from '@sojourn/contract/auth/display-name'
import type { PlanName } from '@sojourn/contract/billing/plan-limits'
import { sessionDays } from '@sojourn/contract/auth/session-life'
import { hashToken, newToken } from '../src/kernel/session/session-cookie.ts'

export const password = 'a quiet harbour'

/**
 * Of that password, with as little memory and time as Argon2 allows. A real one takes a fifth of a second each time it is
 * made or checked, and hundreds of tests begin with an account; signing up itself is tested in auth.
 */
const quickHash =
  '$argon2id$v=19$m=8,t=1,p=1$pf+ngIvjPagIWNn3F8jQUg$YPMakRqisyQOzSvjh9wHV9u3xVvgzOy+HYQ6Ppfbwlg'

export interface AccountOptions {
  plan?: PlanName
  name?: string
  passwordHash?: string
  /** Whether the address is confirmed. */
  isProven?: boolean
  isOperator?: boolean
}

/** The rows of an account that is signed in, and the token of its session. */
export function accountRows({
  plan = 'free',
  name = 'Maya Okafor',
  passwordHash = quickHash,
  isProven = false,
  isOperator = false,
}: AccountOptions = {}) {
  const id = randomUUID()
  const token = newToken()
  const expiresAt = new Date(Date.now() + sessionDays * 86_400_000).toISOString()
  return {
    token,
    user: {
      id,
      email: `${id}@example.com`,
      name,
      displayName: name,
      firstName: firstWord(name),
      passwordHash,
      plan,
      isOperator,
      emailVerifiedAt: isProven ? new Date().toISOString() : null,
    },
    session: { tokenHash: hashToken(token), userId: id, expiresAt, userAgent: null },
  }
}

export const sessionCookie = '__Host-sid'
