import { type ItemType, typeLabel, typesFor } from '@sojourn/contract/itinerary/item-types'
import { itineraryFormWords } from '@sojourn/contract/itinerary/words-form'
import { useId } from 'react'
import { itemTypeColor, ItemTypeIcon } from '../../trip-parts/item-type.tsx'

interface TypeChipsProps {
  value: ItemType
  /** The type the item came with; it stays a choice even if it is none of the eleven. */
  original: ItemType
  onChange: (type: ItemType) => void
}

export function TypeChips({ value, original, onChange }: TypeChipsProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 type-label">{itineraryFormWords.type}</legend>
      <div className="grid grid-cols-3 gap-2">
        {typesFor(original).map((type) => {
          return (
            <label
              key={type}
              className="flex min-h-11 min-w-0 items-center gap-2 rounded-md border-[1.5px] border-border bg-surface px-2.5 text-small font-semibold max-sm:flex-col max-sm:justify-center max-sm:gap-1 max-sm:px-1 max-sm:py-1.5 max-sm:text-[0.78125rem] transition-colors duration-[120ms] ease-glide hover:border-line-strong has-checked:border-trip has-checked:bg-trip-wash has-checked:text-trip has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name={name}
                value={type}
                checked={type === value}
                onChange={() => onChange(type)}
                className="sr-only"
              />
              <span aria-hidden="true" className="shrink-0" style={{ color: itemTypeColor(type) }}>
                <ItemTypeIcon type={type} size={18} />
              </span>
              <span className="max-w-full min-w-0 leading-tight [overflow-wrap:anywhere] hyphens-auto max-sm:text-center">
                {typeLabel(type)}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
