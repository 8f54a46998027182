import type { TripPerson } from '@sojourn/contract/ledger/people'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { type Balances, type PartyStand, useBalances } from '../../../queries/balances.ts'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { firstName } from '../../../ui/primitives/initials.ts'

/** How everybody on the trip stands, read once for all of the tab. */
export interface Stands {
  balances: Balances
  partyOf: (id: string) => PartyStand | undefined
  packingOf: (person: TripPerson) => number
  expensesOf: (id: string) => number
}

/** What is packed for whom is a text of its own: one name or several. */
const isNamed = ({ memberName }: PackingItem, { name }: TripPerson): boolean => {
  const names = memberName?.toLowerCase().split(',') ?? []
  return names.some((one) => [name, firstName(name)].some((own) => own.toLowerCase() === one.trim()))
}

const none: never[] = []

export function useStands(trip: Trip): Stands {
  const { data: expenses } = useQuery(collectionQuery(trip.id, 'expenses'))
  const { data: packing } = useQuery(collectionQuery(trip.id, 'packing'))
  const balances = useBalances(trip, expenses ?? none)
  const { ledger, parties } = balances
  return {
    balances,
    partyOf: (id) => parties.find(({ people }) => people.some((person) => person.id === id)),
    packingOf: (person) => packing?.filter((item) => isNamed(item, person)).length ?? 0,
    expensesOf: (id) =>
      ledger.expenses.filter(({ paidBy, sharedBy }) =>
        [...paidBy, ...sharedBy.among].some(({ traveller }) => traveller === id),
      ).length,
  }
}
