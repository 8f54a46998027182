import type { TripPerson } from '@sojourn/contract/ledger/people'
import type { Trip } from '@sojourn/contract/trips/schema'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import { say } from '@sojourn/contract/words/say'
import Ellipsis from 'icon:ellipsis'
import Pencil from 'icon:pencil'
import UserMinus from 'icon:user-minus'
import UserRoundCheck from 'icon:user-round-check'
import Wallet from 'icon:wallet'
import { Suspense, useState } from 'react'
import { savedToast } from '../../../sync/queue/queued.ts'
import { tripRows } from '../../../sync/writes/rows.ts'
import { inBackground } from '../../../sync/writes/write-rows.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { lazyPart, MissingDialog } from '../../../ui/primitives/lazy-part.tsx'
import { Menu } from '../../../ui/primitives/menu.tsx'
import { sayThatIsMe } from './claim.ts'
import type { Stands } from './use-stands.ts'

const PaysWithDialog = lazyPart(
  () => import('./pays-with-dialog.tsx').then((m) => m.PaysWithDialog),
  MissingDialog,
)
const PersonDialog = lazyPart(() => import('./person-dialog.tsx').then((m) => m.PersonDialog), MissingDialog)

interface PersonMenuProps {
  trip: Trip
  person: TripPerson
  stands: Stands
  /** Whether whoever looks may say that they are this person. */
  mayBeMe?: boolean
}

/** What can be done about somebody: with whom they pay, and for whom has no account all else. */
export function PersonMenu({ trip, person, stands, mayBeMe = false }: PersonMenuProps) {
  const [dialog, setDialog] = useState<'pays' | 'edit' | null>(null)
  const { name, kind, rowId } = person
  const close = () => setDialog(null)
  const hasOwnRow = kind !== 'member' && rowId
  return (
    <>
      <Menu
        trigger={
          <IconButton
            icon={Ellipsis}
            variant="quiet"
            tooltip={false}
            label={say(travellersPeopleWords.more, { name })}
          />
        }
        items={[
          ...(mayBeMe && rowId
            ? [
                {
                  label: travellersPeopleWords.isMe,
                  icon: UserRoundCheck,
                  onSelect: () => sayThatIsMe(trip.id, rowId, stands.balances.ownId),
                },
              ]
            : []),
          { label: travellersPeopleWords.paysWith, icon: Wallet, onSelect: () => setDialog('pays') },
          ...(hasOwnRow
            ? [
                { label: travellersPeopleWords.edit, icon: Pencil, onSelect: () => setDialog('edit') },
                {
                  label: travellersPeopleWords.remove,
                  icon: UserMinus,
                  destructive: true,
                  onSelect: () => remove(trip.id, rowId, name),
                },
              ]
            : []),
        ]}
      />
      <Suspense>
        {dialog === 'pays' && <PaysWithDialog trip={trip} person={person} stands={stands} onClose={close} />}
        {dialog === 'edit' && <PersonDialog trip={trip} person={person} stands={stands} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Whom money mentions stays: the server says so, and the row comes back. */
const remove = (tripId: number, rowId: string, name: string): void =>
  inBackground(async () => {
    const answer = await tripRows(tripId, 'travellers').remove(rowId)
    const description = say(travellersPeopleWords.removedText, { name })
    toast(savedToast(answer, { variant: 'removed', title: travellersPeopleWords.removed, description }))
  })
