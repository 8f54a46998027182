import type { Trip } from '@sojourn/contract/trips/schema'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import { say } from '@sojourn/contract/words/say'
import Wallet from 'icon:wallet'
import type { PartyStand } from '../../../queries/balances.ts'
import { partyName } from '../../../trip-parts/party-name.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { payTogether } from './households.ts'
import { Balance } from './stand-text.tsx'
import type { Stands } from './use-stands.ts'

interface HouseholdRowProps {
  trip: Trip
  household: PartyStand
  stands: Stands
}

/** Below the members of a household: what it stands at together, and the way apart. */
export function HouseholdRow({ trip, household, stands }: HouseholdRowProps) {
  const names = partyName(household.people, stands.balances.ownId)
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 bg-trip-wash px-4 pb-3 text-small text-trip sm:px-5">
      <span className="flex min-w-0 flex-1 items-center gap-2 font-semibold max-sm:basis-full">
        <Wallet size={16} className="shrink-0" />
        <bdi className="[overflow-wrap:anywhere]">{say(travellersPeopleWords.onePurse, { names })}</bdi>
      </span>
      <Balance minor={household.balance} currency={trip.currency} />
      <Button
        size="sm-narrow"
        variant="ghost-link"
        className="max-sm:ms-auto"
        aria-label={say(travellersPeopleWords.partOf, { names: partyName(household.people, '') })}
        onClick={() => payTogether(trip.id, household.people, null)}
      >
        {travellersPeopleWords.part}
      </Button>
    </li>
  )
}
