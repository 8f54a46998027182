import { mapWords } from '@sojourn/contract/map/words'
import Globe from 'icon:globe'
import { useEffect, useRef } from 'react'
import { cn } from '../../../ui/primitives/cn.ts'
import type { JourneyOnMap } from './use-journey.ts'

/** The whole journey, all its places, or one of them; on a phone they scroll. */
export function FrameChips({ journey: { options, chosen, choose } }: { journey: JourneyOnMap }) {
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const [chips, chip] = [row.current, row.current?.querySelector<HTMLElement>(`[data-frame="${chosen}"]`)]
    if (chips && chip) {
      const middle = (chips.clientWidth - chip.offsetWidth) / 2
      chips.scrollBy({
        left: chip.getBoundingClientRect().left - chips.getBoundingClientRect().left - middle,
      })
    }
  }, [chosen])
  return (
    <fieldset
      ref={row}
      className="flex min-w-0 max-w-full scrollbar-none gap-0.5 overflow-x-auto rounded-full bg-surface p-1 shadow-e2"
    >
      <legend className="sr-only">{mapWords.frames}</legend>
      {options.map(({ id, name }) => {
        const isChosen = id === chosen
        const isPlace = typeof name === 'object'
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isChosen}
            data-frame={id}
            onClick={() => choose(id)}
            {...(isPlace && { dir: 'auto', 'data-ink': name.ink })}
            className={cn(
              'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-3.5 text-small font-semibold whitespace-nowrap -outline-offset-2 transition-colors duration-[120ms]',
              isChosen ? 'bg-trip-fill text-on-trip' : 'text-muted-foreground lift:bg-hover',
            )}
          >
            {name === 'wholeJourney' && <Globe size={16} aria-hidden />}
            {isPlace ? name.place : mapWords[name]}
          </button>
        )
      })}
    </fieldset>
  )
}
