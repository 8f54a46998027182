import { errorsWords } from '@sojourn/contract/errors/words'
import type { Account, accountChanges, accountPage, accountSearch } from '@sojourn/contract/operator/schema'
import { operatorRefusalsWords } from '@sojourn/contract/operator/words-refusals'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { sql } from 'kysely'
import type { z } from 'zod'
import { planColumn } from '../../kernel/plan/plan-column.ts'
import { endAllSessions } from '../../kernel/session/session.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError, invalidField } from '../../platform/errors/app-error.ts'
import { deleteAccount } from '../auth/delete-account.ts'

const pageSize = 50

const selectAccounts = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'users.id',
      'email',
      'displayName as name',
      'users.createdAt',
      planColumn,
      'users.plan as ownPlan',
      'isOperator',
      'lockedAt',
      sql<string | null>`(select max("seenAt") from sessions where sessions."userId" = users."id")`.as(
        'seenAt',
      ),
    ])

type Found = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>

const toAccount = ({ lockedAt, ownPlan, ...found }: Found): Account => ({
  ...found,
  isLocked: lockedAt !== null,
  isPlanFixed: found.plan === 'pro' && ownPlan !== 'pro',
})

/** `%` and `_` are signs of the search, not of the text that is looked for. */
const patternOf = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export async function listAccounts(
  db: Db,
  { q, from }: z.output<typeof accountSearch>,
): Promise<z.output<typeof accountPage>> {
  const fits = sql<boolean>`(email ilike ${patternOf(q)} or "displayName" ilike ${patternOf(q)})`
  const found = await selectAccounts(db)
    .where(fits)
    .orderBy('users.createdAt', 'desc')
    .orderBy('users.id')
    .offset(from)
    .limit(pageSize)
    .execute()
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(fits)
    .executeTakeFirstOrThrow()
  return { accounts: found.map(toAccount), count }
}

async function getAccount(db: Db, id: string): Promise<Account> {
  const found = await selectAccounts(db).where('users.id', '=', id).executeTakeFirst()
  if (!found) throw new AppError('not_found', errorsWords.notFound)
  return toAccount(found)
}

/** Of those who run the server none locks out another, nor themselves. */
async function getOther(tx: Db, operatorId: string, id: string): Promise<Account> {
  const account = await getAccount(tx, id)
  if (id === operatorId) throw new AppError('not_allowed', operatorRefusalsWords.notYourself)
  if (account.isOperator) throw new AppError('not_allowed', operatorRefusalsWords.notOperators)
  return account
}

export async function changeAccount(
  tx: Db,
  operatorId: string,
  id: string,
  { plan, isLocked }: z.output<typeof accountChanges>,
): Promise<Account> {
  if (isLocked !== undefined) await lock(tx, (await getOther(tx, operatorId, id)).id, isLocked)
  if (plan !== undefined)
    await tx
      .updateTable('users')
      .set({ plan, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute()
  return getAccount(tx, id)
}

async function lock(tx: Db, id: string, isLocked: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set({ lockedAt: isLocked ? sql<string>`coalesce("lockedAt", now())` : null })
    .where('id', '=', id)
    .execute()
  if (isLocked) await endAllSessions(tx, id)
}

export async function removeAccount(
  tx: Db,
  operatorId: string,
  id: string,
  confirmation: string,
): Promise<void> {
  const { email } = await getOther(tx, operatorId, id)
  if (confirmation.trim().toLowerCase() !== email)
    throw invalidField('confirmation', authRefusalsWords.typeEmail)
  await deleteAccount(tx, id)
}
