import type { Rates } from '@sojourn/contract/expenses/convert'
import { shippedRates } from '@sojourn/contract/expenses/data/shipped-rates'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DayRates } from './rate-source.ts'

/** The newest rates we have: the configured source's last answer, else the table that came with the software. */
export async function currentRates(db: Db): Promise<Rates> {
  const row = await db
    .selectFrom('answers')
    .select('value')
    .where('kind', '=', 'rates')
    .orderBy(sql`"value" ->> 'date'`, 'desc')
    .limit(1)
    .executeTakeFirst()
  const latest = row?.value as DayRates | undefined
  if (!latest || latest.date < shippedRates.date) return shippedRates
  return {
    ...shippedRates,
    date: latest.date,
    source: 'live',
    perEuro: { ...shippedRates.perEuro, ...latest.perEuro },
  }
}
