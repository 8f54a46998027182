import { randomBytes } from 'node:crypto'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { productName } from '@sojourn/contract/product'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { openKey, sealKey } from './sealed.ts'
import { appLink, stepOf, toBase32 } from './totp.ts'

const keyBytes = 20

/** A new key in the place of one that is not asked for. */
export async function prepareApp(
  db: Db,
  { id: userId, email }: { id: string; email: string },
): Promise<{ key: string; link: string }> {
  const key = randomBytes(keyBytes)
  const secret = await sealKey(db, userId, key)
  const fresh = { secret, usedStep: 0, checkedAt: null, createdAt: sql<string>`now()` }
  const kept = await db
    .insertInto('authenticators')
    .values({ userId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet(fresh)
        .where((row) =>
          row.or([
            row('authenticators.checkedAt', 'is', null),
            row.not(row.exists(asksForSecondStep(db, userId))),
          ]),
        ),
    )
    .returning('userId')
    .executeTakeFirst()
  if (!kept) throw new AppError('conflict', authRefusalsWords.secondStepOn)
  return { key: toBase32(key), link: appLink(key, { issuer: productName, account: email }) }
}

const asksForSecondStep = (db: Db, userId: string) =>
  db.selectFrom('users').select('id').where('id', '=', userId).where('secondStepAt', 'is not', null)

interface Typed {
  code: string
  now: Date
}

/** Whether the code is one of the app's, and of a moment of which none was taken yet; of many at once one is. */
async function spend(db: Db, userId: string, { code, now }: Typed, isChecked: boolean): Promise<boolean> {
  const app = await db
    .selectFrom('authenticators')
    .select(['secret', 'usedStep'])
    .where('userId', '=', userId)
    .where('checkedAt', isChecked ? 'is not' : 'is', null)
    .executeTakeFirst()
  const step = app && stepOf(await openKey(db, userId, app.secret), code, now, app.usedStep)
  if (!app || step === null || step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ usedStep: step, ...(!isChecked && { checkedAt: sql<string>`now()` }) })
    .where('userId', '=', userId)
    .where('secret', '=', app.secret)
    .where('usedStep', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const spendAppCode = (db: Db, userId: string, typed: Typed): Promise<boolean> =>
  spend(db, userId, typed, true)

/** The app has the key. */
export const checkApp = (db: Db, userId: string, typed: Typed): Promise<boolean> =>
  spend(db, userId, typed, false)
