import type { PaidBy, SharedBy } from '@sojourn/contract/expenses/split-schema'
import type { DemoSplit, DemoTrip, DemoWorld } from './demo-trip.ts'
import { idOf } from './id-of.ts'

/** By name, the id by which money mentions somebody: an account's, else their row's. */
type People = ReadonlyMap<string, string>

export async function addPeople(
  { call, accounts }: DemoWorld,
  tripId: number,
  { people = [] }: DemoTrip,
): Promise<People> {
  const ids = new Map<string, string>()
  for (const { account, household, ...row } of people) {
    const id = idOf(tripId, 'person', row.name)
    const userId = account ? accounts[account] : null
    const together = household ? idOf(tripId, 'household', household) : null
    ids.set(row.name, userId ?? id)
    await call('POST', `/api/trips/${tripId}/travellers`, { ...row, id, userId, household: together })
  }
  return ids
}

function idNamed(people: People, name: string): string {
  const id = people.get(name)
  if (!id) throw new Error(`nobody on this trip is called ${name}`)
  return id
}

export function splitOf(
  { by, among = [] }: DemoSplit,
  amount: string,
  people: People,
): { paidBy: PaidBy; sharedBy: SharedBy; refund: boolean } {
  const paid = Object.entries(typeof by === 'string' ? { [by]: amount } : by)
  const sharing = among.length > 0 ? among : [...people.keys()]
  return {
    refund: amount.startsWith('-'),
    paidBy: paid.map(([name, part]) => ({ traveller: idNamed(people, name), amount: part })),
    sharedBy: {
      way: 'equally',
      among: sharing.map((name) => ({ traveller: idNamed(people, name), weight: 1 })),
    },
  }
}

export const transfersOf = ({ transfers = [] }: DemoTrip, tripId: number, people: People) =>
  transfers.map(([from, to, amount, fromStart]) => ({
    id: idOf(tripId, 'transfer', from, to, amount),
    from: idNamed(people, from),
    to: idNamed(people, to),
    amount,
    fromStart,
  }))
