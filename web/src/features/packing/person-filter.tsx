import { packingWords } from '@sojourn/contract/packing/words'
import { Chip } from '../../ui/primitives/chip.tsx'

interface PersonFilterProps {
  people: readonly string[]
  /** Null shows the whole list. */
  person: string | null
  onChange: (person: string | null) => void
}

export function PersonFilter({ people, person, onChange }: PersonFilterProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{packingWords.whose}</legend>
      <Chip pressed={person === null} onClick={() => onChange(null)}>
        {packingWords.all}
      </Chip>
      {people.map((name) => (
        <Chip key={name} pressed={person === name} onClick={() => onChange(person === name ? null : name)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  )
}
