import type { Member } from '@sojourn/contract/members/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { PersonMenu } from './person-menu.tsx'
import { Balance, Has } from './stand-text.tsx'
import type { Stands } from './use-stands.ts'

/** What the row of a member has beside name and role; nothing while one travels alone. */
export function memberParts(trip: Trip, { id }: Member, stands: Stands) {
  const { people } = stands.balances.people
  const person = people.find((one) => one.id === id)
  const party = stands.partyOf(id)
  if (people.length < 2 || !person || !party) return {}
  return {
    stand: (
      <>
        <Has person={person} stands={stands} />
        {party.people.length === 1 && (
          <span className="sm:min-w-24 sm:text-end">
            <Balance minor={party.balance} currency={trip.currency} />
          </span>
        )}
      </>
    ),
    // Of oneself it is said in the rows of the others.
    menu: id !== stands.balances.ownId && <PersonMenu trip={trip} person={person} stands={stands} />,
  }
}
