import type { TripPerson } from '@sojourn/contract/ledger/people'
import type { Trip } from '@sojourn/contract/trips/schema'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import { say } from '@sojourn/contract/words/say'
import { useState } from 'react'
import { partyName } from '../../../trip-parts/party-name.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { SaveActions } from '../../../ui/forms/save-actions.tsx'
import { firstName } from '../../../ui/primitives/initials.ts'
import { householdOf, payTogether } from './households.ts'
import { PaysWith } from './pays-with.tsx'
import type { Stands } from './use-stands.ts'

interface PaysWithDialogProps {
  trip: Trip
  person: TripPerson
  stands: Stands
  onClose: () => void
}

/** With whom somebody settles. */
export function PaysWithDialog({ trip, person, stands, onClose }: PaysWithDialogProps) {
  const { ownId } = stands.balances
  const others = stands.balances.parties
    .map((party) => ({ ...party, people: party.people.filter(({ id }) => id !== person.id) }))
    .filter(({ people }) => people.length > 0)
  const now = others.find(({ id }) => id === person.household)?.id ?? ''
  const [chosen, setChosen] = useState(now)
  const name = person.id === ownId ? partyName([person], ownId) : firstName(person.name)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say(travellersPeopleWords.paysOf, { name })}
      description={travellersPeopleWords.paysText}
      size="confirm"
      onSubmit={(event) => {
        event.preventDefault()
        onClose()
        if (chosen === now) return
        const party = others.find(({ id }) => id === chosen)?.people ?? []
        const household = party.length > 0 ? householdOf(party) : null
        payTogether(trip.id, [person, ...party], household)
      }}
      actions={
        <SaveActions onCancel={onClose} busy={false} busyLabel={travellersPeopleWords.saving}>
          {travellersPeopleWords.done}
        </SaveActions>
      }
    >
      <PaysWith parties={others} ownId={ownId} value={chosen} onChange={setChosen} />
    </Dialog>
  )
}
