import { deviceName } from '@sojourn/contract/auth/device-name'
import type { Factors } from '@sojourn/contract/auth/factor-schema'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { errorsWords } from '@sojourn/contract/errors/words'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { AppError, notSignedIn } from '../../../platform/errors/app-error.ts'

export async function listFactors(db: Db, userId: string): Promise<Factors> {
  const [account, app, codes, passkeys] = await Promise.all([
    db
      .selectFrom('users')
      .select('secondStepAt')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(notSignedIn),
    db
      .selectFrom('authenticators')
      .select('userId')
      .where('userId', '=', userId)
      .where('checkedAt', 'is not', null)
      .executeTakeFirst(),
    countCodes(db, userId),
    db
      .selectFrom('passkeys')
      .select(['id', 'userAgent', 'createdAt', 'usedAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
  ])
  return {
    secondStepAt: account.secondStepAt,
    hasApp: app !== undefined,
    recoveryCodes: codes,
    passkeys: passkeys.map(({ userAgent, ...passkey }) => ({ ...passkey, ...deviceName(userAgent) })),
  }
}

async function countCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The account's changes take turns, so that none builds on what another is taking away. */
async function lockAccount(tx: Db, userId: string): Promise<{ secondStepAt: string | null }> {
  return tx
    .selectFrom('users')
    .select('secondStepAt')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notSignedIn)
}

export async function turnOnSecondStep(tx: Db, userId: string): Promise<void> {
  await lockAccount(tx, userId)
  const { hasApp, recoveryCodes, passkeys } = await listFactors(tx, userId)
  if (recoveryCodes === 0 || (!hasApp && passkeys.length === 0))
    throw new AppError('conflict', authRefusalsWords.secondStepIncomplete)
  await tx
    .updateTable('users')
    .set({ secondStepAt: sql<string>`coalesce("secondStepAt", now())` })
    .where('id', '=', userId)
    .execute()
}

/** Passkeys stay: they sign in by themselves. */
export async function turnOffSecondStep(tx: Db, userId: string): Promise<void> {
  await lockAccount(tx, userId)
  await tx.updateTable('users').set({ secondStepAt: null }).where('id', '=', userId).execute()
  for (const table of ['authenticators', 'recoveryCodes', 'openSignIns'] as const)
    await tx.deleteFrom(table).where('userId', '=', userId).execute()
}

/** The last one stays as long as it is the only second step besides recovery codes. */
export async function removePasskey(tx: Db, userId: string, passkeyId: string): Promise<void> {
  const { secondStepAt } = await lockAccount(tx, userId)
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', passkeyId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found', errorsWords.notFound)
  if (secondStepAt === null) return
  const { hasApp, passkeys } = await listFactors(tx, userId)
  if (!hasApp && passkeys.length === 0) throw new AppError('conflict', authRefusalsWords.passkeyIsNeeded)
}
