import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import type { SignUpPolicy } from '@sojourn/contract/operator/services'
import { sql } from 'kysely'
import { isSetupCode } from '../../kernel/operator/setup-code.ts'
import type { Deps } from '../../kernel/deps.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findTicket } from '../members/tickets.ts'

interface Newcomer {
  /** Of the link by which they came: an invitation, a share link, or the set-up page. */
  token: string | null
  /** The address, where a provider vouches for it. */
  provenEmail: string | null
}

/** Why somebody may not make an account here; null when they may. */
export async function signUpRefusal(
  db: Db,
  { policy, now }: { policy: SignUpPolicy; now: Date },
  { token, provenEmail }: Newcomer,
): Promise<'not_invited' | 'closed' | null> {
  if (policy === 'everyone') return null
  if (token !== null && (await isSetupCode(db, token, now))) return null
  if (policy === 'nobody') return 'closed'
  if (token !== null && (await findTicket(db, null, { token }))?.state === 'open') return null
  if (provenEmail !== null && (await isInvited(db, provenEmail))) return null
  return 'not_invited'
}

/** Refuses a password's sign-up: the address is not proven, so a link is needed. */
export async function requireMaySignUp({ db, chosen, now }: Deps, token: string | undefined): Promise<void> {
  const rules = { policy: chosen.signUp, now: now() }
  const refusal = await signUpRefusal(db, rules, { token: token ?? null, provenEmail: null })
  if (refusal === 'closed') throw new AppError('not_allowed', authRefusalsWords.signUpClosed)
  if (refusal === 'not_invited') throw new AppError('not_allowed', authRefusalsWords.signUpInvited)
}

async function isInvited(db: Db, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('invitations')
    .innerJoin('trips', 'trips.id', 'invitations.tripId')
    .select('invitations.id')
    .where('email', '=', email)
    .where('state', '=', 'pending')
    .where('expiresAt', '>', sql<string>`now()`)
    .where('deletedAt', 'is', null)
    .limit(1)
    .execute()
  return found.length > 0
}
