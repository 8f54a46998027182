import { randomBytes, randomInt } from 'node:crypto'
import { inFours, recoveryCodes, recoveryLetters } from '@sojourn/contract/auth/typed-codes'
import type { Db } from '../../../platform/db/client.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { hashWithSalt } from '../password-hash.ts'

const newCode = (): string =>
  Array.from({ length: recoveryCodes.length }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join(
    '',
  )

/** Ten in the place of those before, as they are shown this once. */
export async function newRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < recoveryCodes.count) codes.add(newCode())
  const salt = randomBytes(16)
  const hashes = await Promise.all([...codes].map((code) => hashWithSalt(code, salt)))
  await inTransaction(db, async (tx) => {
    // Of two at once the later one's stay.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
    await tx
      .insertInto('recoveryCodes')
      .values(hashes.map((codeHash) => ({ userId, codeHash, salt: salt.toString('base64url') })))
      .execute()
  })
  return [...codes].map((code) => inFours(code, '-'))
}

/** Uses the code up. */
export async function spendRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const any = await db
    .selectFrom('recoveryCodes')
    .select('salt')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  if (!any) return false
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', await hashWithSalt(code, Buffer.from(any.salt, 'base64url')))
    .executeTakeFirst()
  return numDeletedRows === 1n
}
