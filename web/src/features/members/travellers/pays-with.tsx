import type { TripPerson } from '@sojourn/contract/ledger/people'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import Check from 'icon:check'
import Wallet from 'icon:wallet'
import { type ReactNode, useId } from 'react'
import { Faces, partyName } from '../../../trip-parts/party-name.tsx'

interface PaysWithProps {
  parties: readonly { id: string; people: readonly TripPerson[] }[]
  ownId: string
  /** The household or person; empty for whoever settles alone. */
  value: string
  onChange: (value: string) => void
}

/** Alone, or with one of those who settle: a card for each. */
export function PaysWith({ parties, ownId, value, onChange }: PaysWithProps) {
  const name = useId()
  const card = (id: string, lead: ReactNode, label: string) => (
    <label
      key={id}
      className="group/radio flex min-h-13 min-w-0 items-center gap-2.5 rounded-md border-[1.5px] border-input bg-surface px-3 py-1.5 transition-colors duration-[120ms] ease-glide hover:border-foreground has-checked:border-trip has-checked:bg-trip-wash has-checked:text-trip has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring"
    >
      <input
        type="radio"
        name={name}
        checked={id === value}
        onChange={() => onChange(id)}
        className="sr-only"
      />
      {lead}
      <bdi className="min-w-0 flex-1 leading-tight font-semibold [overflow-wrap:anywhere]">{label}</bdi>
      <Check
        size={18}
        strokeWidth={2.4}
        className="invisible shrink-0 group-has-checked/radio:visible group-has-checked/radio:animate-pop"
      />
    </label>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{travellersPeopleWords.pays}</legend>
      <div className="grid gap-2.5 min-[420px]:grid-cols-2">
        {card('', <Wallet size={20} className="shrink-0" />, travellersPeopleWords.alone)}
        {parties.map(({ id, people }) =>
          card(id, <Faces people={people} size={30} />, partyName(people, ownId)),
        )}
      </div>
    </fieldset>
  )
}
