import { exportFormat } from '@sojourn/contract/export/format'
import { accountAt } from './account.ts'

export const trip = {
  title: 'A whole year',
  destination: 'Lisbon, Portugal',
  startDate: '2027-01-01',
  endDate: '2027-12-31',
  currency: 'EUR',
}
const items = 9000

/** Five megabytes in 9,000 activities around the year, each with a time and a place of its own. */
export async function importLongYear(url: string, cookie: string): Promise<number> {
  const dayOf = (n: number) => new Date(Date.UTC(2027, 0, 1 + (n % 365))).toISOString().slice(0, 10)
  const itinerary = Array.from({ length: items }, (_, n) => ({
    title: `Stop number ${n} of a very long journey`,
    type: 'sightseeing',
    date: dayOf(n),
    time: `${String(8 + (Math.floor(n / 365) % 12)).padStart(2, '0')}:15`,
    location: `Rua number ${n}, Lisbon`,
    description: 'A long story. '.repeat(18),
    latitude: 38.6 + (n % 300) * 0.001,
    longitude: -9.3 + (n % 500) * 0.001,
    cost: 12.5,
  }))
  const file = { format: exportFormat, trip: { ...trip, itinerary } }
  return (await accountAt(url, cookie).send<{ id: number }>('POST', '/api/trips/import', file)).id
}
