import { openPool } from '../server/src/platform/db/client.ts'
import type { Account } from './account.ts'

export const newTrip = (n: number) => ({
  title: `Family Trip number ${n}`,
  destination: 'Lisbon, Portugal',
  startDate: `2027-0${1 + (n % 9)}-10`,
  endDate: `2027-0${1 + (n % 9)}-20`,
  travelMode: 'family',
  currency: 'EUR',
  budget: 3200,
})

export async function seed(
  account: Account,
  databaseUrl: string,
): Promise<{ ownerId: string; tripId: number }> {
  const { id: ownerId } = await account.send<{ id: string }>('GET', '/api/auth/user')
  const pool = openPool(databaseUrl, 1)
  await pool.query(`update users set "plan" = 'pro' where "id" = $1`, [ownerId])
  let tripId = 0
  for (let n = 1; n <= 20; n++) {
    const trip = await account.send<{ id: number }>('POST', '/api/trips', newTrip(n))
    tripId ||= trip.id
  }
  await pool.end()
  return { ownerId, tripId }
}
