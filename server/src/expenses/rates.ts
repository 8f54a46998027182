import type { Rates } from '@sojourn/contract/expenses/convert'
import { shippedRates } from '@sojourn/contract/expenses/data/shipped-rates'
import type { Db } from '../db/client.ts'

/** The newest rates we have: the configured source's last answer, else the table that came with the software. */
export async function currentRates(db: Db): Promise<Rates> {
  const row = await db
    .selectFrom('rates')
    .select(['date', 'perEuro'])
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.date < shippedRates.date) return shippedRates
  return { date: row.date, source: 'live', perEuro: { ...shippedRates.perEuro, ...row.perEuro } }
}
