import { randomUUID } from 'node:crypto'
import { firstWord } from '@sojourn/contract/auth/display-name'
import { emailField } from '@sojourn/contract/auth/email-field'
import type { SignInError } from '@sojourn/contract/auth/providers'
import { signUpInput } from '@sojourn/contract/auth/schema'
import { maxLength } from '@sojourn/contract/values/limits'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { markVerified } from '../../kernel/session/proof.ts'
import type { ProviderAccount } from './sign-in-providers.ts'
import { takeBack } from './take-back.ts'

/** A provider's sign-in that ends at /login with a reason. */
export class SignInRefused extends Error {
  readonly reason: SignInError
  constructor(reason: SignInError) {
    super(reason)
    this.reason = reason
  }
}

interface Visitor {
  /** Who is signed in right here. */
  signedInId: string | null
  /** Why a newcomer may not make an account; null when they may. */
  mayCome: (tx: Db, provenEmail: string | null) => Promise<SignInError | null>
}

interface ProviderUser {
  id: string
  /** Made by this sign-in. */
  isNew: boolean
}

/**
 * The user behind a provider's account, made when there is none. Issuer and subject identify; the email only links,
 * and only when the provider vouches for it or its owner is signed in right here.
 */
export async function userOf(
  db: Db,
  account: ProviderAccount,
  { signedInId, mayCome }: Visitor,
): Promise<ProviderUser> {
  const email = emailField.safeParse(account.email ?? '')
  const attempt = () =>
    inTransaction(db, async (tx) => {
      const known = await findIdentity(tx, account)
      if (known) return { id: known.userId, isNew: false }
      if (!email.success) throw new SignInRefused('email_needed')
      return connect(tx, { ...account, email: email.data }, { signedInId, mayCome })
    })
  // None when a parallel sign-in made the same account a moment ago; the second look finds it.
  const user = (await attempt()) ?? (await attempt())
  if (!user) throw new SignInRefused('failed')
  return user
}

const findIdentity = (db: Db, { issuer, subject }: ProviderAccount) =>
  db
    .selectFrom('identities')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

async function connect(
  tx: Db,
  account: ProviderAccount & { email: string },
  { signedInId, mayCome }: Visitor,
): Promise<ProviderUser | null> {
  const { email } = account
  const existing = await tx
    .selectFrom('users')
    .select(['id', 'emailVerifiedAt'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (existing) {
    // While we waited for the row, a parallel sign-in may have made this very link.
    const known = await findIdentity(tx, account)
    if (known) return { id: known.userId, isNew: false }
    if (existing.id !== signedInId) {
      if (!account.isEmailVerified) throw new SignInRefused('password_first')
      if (existing.emailVerifiedAt === null) await takeBack(tx, existing.id)
    }
    if (account.isEmailVerified) await markVerified(tx, existing.id)
  }
  const userId = existing?.id ?? (await welcome(tx, account, mayCome))
  if (!userId) return null
  const { issuer, subject } = account
  await tx.insertInto('identities').values({ issuer, subject, userId }).execute()
  return { id: userId, isNew: !existing }
}

/** A locked account opens by no way in. */
export async function requireUnlocked(db: Db, userId: string): Promise<void> {
  const user = await db.selectFrom('users').select('lockedAt').where('id', '=', userId).executeTakeFirst()
  if (user?.lockedAt) throw new SignInRefused('locked')
}

async function welcome(
  tx: Db,
  account: ProviderAccount & { email: string },
  mayCome: Visitor['mayCome'],
): Promise<string | null> {
  const refusal = await mayCome(tx, account.isEmailVerified ? account.email : null)
  if (refusal) throw new SignInRefused(refusal)
  return createUser(tx, account, account.email)
}

async function createUser(tx: Db, account: ProviderAccount, email: string): Promise<string | null> {
  const name = cleanName(account.name) ?? 'Traveler'
  const row = await tx
    .insertInto('users')
    .values({
      id: randomUUID(),
      email,
      name,
      displayName: name,
      firstName: firstWord(name),
      passwordHash: null,
      emailVerifiedAt: account.isEmailVerified ? sql<string>`now()` : null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** A provider's name made to fit our rules; null when nothing of it can be seen. */
export function cleanName(name: string | null): string | null {
  const spaced = (name ?? '').replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  // The cut may go through the middle of a character.
  const cut = spaced.slice(0, maxLength.name).replace(/\p{Cs}$/u, '')
  return signUpInput.shape.name.safeParse(cut).data ?? null
}
