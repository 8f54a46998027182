import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { TripPerson } from '@sojourn/contract/ledger/people'
import type { Trip } from '@sojourn/contract/trips/schema'
import { say } from '@sojourn/contract/words/say'
import MessageCircle from 'icon:message-circle'
import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../../browser/when-idle.ts'
import type { Balances } from '../../../queries/balances.ts'
import { partyName } from '../../../trip-parts/party-name.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { lazyPart, MissingDialog } from '../../../ui/primitives/lazy-part.tsx'

const TellDialog = lazyPart(() => import('./tell-dialog.tsx').then((m) => m.TellDialog), MissingDialog)

interface TellButtonProps {
  trip: Trip
  balances: Balances
  people: readonly TripPerson[]
}

export function TellButton({ trip, balances, people }: TellButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Without a connection it could not come any more.
  useEffect(() => whenIdle(() => void TellDialog.preload()), [])
  return (
    <>
      <Button size="sm" variant="line" icon={MessageCircle} onClick={() => setIsOpen(true)}>
        <bdi>{say(expensesBalancesWords.tell, { name: partyName(people, '') })}</bdi>
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <TellDialog trip={trip} balances={balances} people={people} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
