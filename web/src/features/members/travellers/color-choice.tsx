import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import { useId } from 'react'
import { Avatar } from '../../../ui/primitives/avatar.tsx'

interface ColorChoiceProps {
  name: string
  value: number
  onChange: (tone: number) => void
}

const tones = [1, 2, 3, 4]

/** The wash of a face, seen on the face. */
export function ColorChoice({ name, value, onChange }: ColorChoiceProps) {
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-2 type-label">{travellersPeopleWords.color}</legend>
      <div className="flex gap-3.5">
        {tones.map((tone) => (
          <label
            key={tone}
            className="relative grid size-11 place-items-center rounded-full outline-offset-1 outline-line-strong has-checked:outline-[1.5px] has-checked:outline-dashed has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={group}
              aria-label={say(travellersPeopleWords.colorOf, { number: tone })}
              checked={tone === value}
              onChange={() => onChange(tone)}
              className="sr-only"
            />
            <Avatar name={name || '·'} tone={tone} size={44} />
            {tone === value && (
              <span
                aria-hidden
                className="absolute -end-1 -bottom-1 grid size-5 animate-pop place-items-center rounded-full bg-trip-fill text-on-trip"
              >
                <Check size={12} strokeWidth={3} />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
