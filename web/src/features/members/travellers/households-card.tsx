import type { Trip } from '@sojourn/contract/trips/schema'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import Hand from 'icon:hand'
import { type DragEvent, useState } from 'react'
import { hasFinePointer } from '../../../browser/fine-pointer.ts'
import type { PartyStand } from '../../../queries/balances.ts'
import { Faces, partyName } from '../../../trip-parts/party-name.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { householdOf, payTogether } from './households.ts'
import { Balance } from './stand-text.tsx'
import type { Stands } from './use-stands.ts'

interface HouseholdsCardProps {
  trip: Trip
  stands: Stands
}

/** Two alone have nothing to put together. */
export const hasHouseholds = ({ balances: { people } }: Stands): boolean =>
  people.people.length > 2 || people.households.size > 0

/** Who settles with whom: one is dragged onto another, or joined by the menu of a row. */
export function HouseholdsCard({ trip, stands }: HouseholdsCardProps) {
  const { parties, ownId } = stands.balances
  const [dragged, setDragged] = useState<PartyStand | null>(null)
  const [overId, setOverId] = useState<string | null>(null)
  const isMouse = hasFinePointer()
  const end = () => {
    setDragged(null)
    setOverId(null)
  }
  const dropsOn = (party: PartyStand) => ({
    draggable: isMouse,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move'
      setDragged(party)
    },
    onDragEnd: end,
    onDragOver: (event: DragEvent) => {
      if (!dragged || dragged.id === party.id) return
      event.preventDefault()
      setOverId(party.id)
    },
    onDragLeave: () => setOverId(null),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      end()
      if (dragged && dragged.id !== party.id)
        payTogether(trip.id, [...dragged.people, ...party.people], householdOf(party.people))
    },
  })
  return (
    <Card>
      <h3 className="type-card">{travellersPeopleWords.households}</h3>
      <p className="mt-0.5 text-small text-muted-foreground">{travellersPeopleWords.householdsText}</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-2.5">
        {parties.map((party) => (
          <li
            key={party.id}
            {...dropsOn(party)}
            className={cn(
              'flex min-w-0 flex-col items-center gap-1 rounded-md border-[1.5px] px-2 py-3 text-center text-small',
              party.isOwn || overId === party.id ? 'border-trip bg-trip-wash' : 'border-border bg-surface',
              isMouse && 'cursor-grab',
              dragged?.id === party.id && 'border-dashed opacity-60',
              overId === party.id && 'shadow-e2',
            )}
          >
            <Faces people={party.people} size={30} />
            <bdi className="leading-tight font-semibold [overflow-wrap:anywhere]">
              {partyName(party.people, ownId)}
            </bdi>
            <Balance minor={party.balance} currency={trip.currency} />
          </li>
        ))}
      </ul>
      {isMouse && (
        <p className="mt-3 flex items-start gap-2 text-small text-muted-foreground">
          <Hand size={18} className="mt-0.5 shrink-0" />
          {travellersPeopleWords.dragHint}
        </p>
      )}
    </Card>
  )
}
