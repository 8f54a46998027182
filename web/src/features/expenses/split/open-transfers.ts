import type { TripPerson } from '@sojourn/contract/ledger/people'
import type { Balances } from '../../../queries/balances.ts'

/** A transfer that is still to be made, with everybody of both households. */
export interface OpenTransfer {
  payers: TripPerson[]
  payees: TripPerson[]
  minor: number
  /** Who stands for a household in the row that is written. */
  from: string
  to: string
  isMine: boolean
}

/** What settles the trip, the own household's transfers first. */
export function openTransfers({ proposed, parties, ownId }: Balances): OpenTransfer[] {
  const peopleOf = new Map(parties.map((party) => [party.id, party.people]))
  return proposed
    .flatMap(({ from, to, minor }): OpenTransfer[] => {
      const [payers, payees] = [peopleOf.get(from) ?? [], peopleOf.get(to) ?? []]
      const [payer, payee] = [payers[0], payees[0]]
      const isMine = [...payers, ...payees].some(({ id }) => id === ownId)
      return payer && payee ? [{ payers, payees, minor, from: payer.id, to: payee.id, isMine }] : []
    })
    .toSorted((a, b) => Number(b.isMine) - Number(a.isMine))
}
