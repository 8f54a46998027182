import type { Expense } from '@sojourn/contract/expenses/schema'
import { accountsOf, balanceOf, type Ledger } from '@sojourn/contract/ledger/ledger'
import type { TripPeople, TripPerson } from '@sojourn/contract/ledger/people'
import { settleUp } from '@sojourn/contract/ledger/settle-up'
import { tripLedger } from '@sojourn/contract/ledger/trip-ledger'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAuth } from './auth.ts'
import { useTripPeople } from './travellers.ts'
import { collectionQuery } from '../sync/cache/lists.ts'

/** A household, or somebody alone, and how they stand. */
export interface PartyStand {
  id: string
  people: TripPerson[]
  isOwn: boolean
  paid: number
  share: number
  sent: number
  received: number
  balance: number
}

/** The own party first, then whoever gets back most. */
const inOrder = (a: PartyStand, b: PartyStand): number =>
  Number(b.isOwn) - Number(a.isOwn) || b.balance - a.balance

function partiesOf(ledger: Ledger, { people, households }: TripPeople, ownId: string): PartyStand[] {
  const accounts = accountsOf(ledger)
  const grouped = Map.groupBy(people, ({ id }) => households.get(id) ?? id)
  return [...grouped]
    .map(([id, members]) => {
      const account = accounts.get(id) ?? { paid: 0, share: 0, sent: 0, received: 0 }
      const isOwn = members.some((person) => person.id === ownId)
      return { id, people: members, isOwn, ...account, balance: balanceOf(account) }
    })
    .toSorted(inOrder)
}

/** Who paid, who owes, and what settles it; the same on every device that has the same rows. */
export function useBalances(trip: Trip, expenses: readonly Expense[]) {
  const { user } = useAuth()
  const people = useTripPeople(trip.id)
  const { data } = useQuery(collectionQuery(trip.id, 'transfers'))
  const ownId = user?.id ?? ''
  return useMemo(() => {
    const transfers = data ?? []
    const ledger = tripLedger(expenses, transfers, people)
    const parties = partiesOf(ledger, people, ownId)
    const proposed = settleUp(new Map(parties.map(({ id, balance }) => [id, balance])))
    return { people, ownId, transfers, ledger, parties, proposed }
  }, [data, expenses, people, ownId])
}

export type Balances = ReturnType<typeof useBalances>
