import { typeLabel } from '@sojourn/contract/itinerary/item-types'
import { mapWords } from '@sojourn/contract/map/words'
import { say } from '@sojourn/contract/words/say'
import X from 'icon:x'
import { useEffect, useId, useRef } from 'react'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { ItemNumber } from '../../trip-parts/item-type.tsx'
import type { MapStop } from './map-stop.ts'
import { useEscape } from './use-escape.ts'

interface PileListProps {
  stops: readonly MapStop[]
  onSelect: (id: string) => void
  onClose: () => void
}

/** Stops that lie on one another, as a list over the map. */
export function PileList({ stops, onSelect, onClose }: PileListProps) {
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  useEscape(onClose)
  return (
    <section
      aria-labelledby={titleId}
      className="absolute top-2 right-2 z-1010 flex max-h-[calc(100%-1rem)] w-[min(22rem,calc(100%-1rem))] flex-col overflow-hidden rounded-md bg-surface shadow-e3"
    >
      <div className="flex items-center gap-2 py-1 pe-1 ps-4">
        <h3 id={titleId} className="me-auto min-w-0 truncate font-bold">
          {say(mapWords.pile, { count: stops.length })}
        </h3>
        <IconButton size="sm" icon={X} label={mapWords.closeList} tooltip={false} onClick={onClose} />
      </div>
      <ul ref={list} className="min-h-0 overflow-y-auto overscroll-contain px-2 pb-2">
        {stops.map(({ id, number, title, type, when }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onSelect(id)}
              className="flex min-h-12 w-full items-center gap-3 rounded-sm px-2 py-1.5 text-start -outline-offset-2 lift:bg-hover"
            >
              <ItemNumber number={number} type={type} />
              <span className="min-w-0">
                <span dir="auto" className="block truncate leading-snug font-semibold">
                  {title}
                </span>
                <span className="block truncate text-small text-muted-foreground tabular-nums">
                  {typeLabel(type)} · {when}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
