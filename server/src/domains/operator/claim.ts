import { operatorRefusalsWords } from '@sojourn/contract/operator/words-refusals'
import { hasOperator, spendSetupCode } from '../../kernel/operator/setup-code.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError, invalidField } from '../../platform/errors/app-error.ts'
import { networkOf, takeFrom } from '../../platform/limits/rate-limit.ts'

/** A code cannot be guessed; this keeps whoever tries from asking often. */
export const takeClaim = (db: Db, address: string, scale: number): Promise<void> =>
  takeFrom(db, { bucket: `claim:address:${networkOf(address)}`, max: 10, windowS: 900 }, scale)

export async function claimServer(tx: Db, userId: string, code: string, now: Date): Promise<void> {
  if (!(await spendSetupCode(tx, code, now))) throw invalidField('code', operatorRefusalsWords.code)
  if (await hasOperator(tx)) throw new AppError('conflict', operatorRefusalsWords.alreadyRun)
  await tx.updateTable('users').set({ isOperator: true }).where('id', '=', userId).execute()
}
