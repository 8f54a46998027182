import { statusText, tripBadge } from '@sojourn/contract/trips/status'
import { tripsOverviewWords } from '@sojourn/contract/trips/words-overview'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import X from 'icon:x'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import type { Stack } from './pins.ts'
import { statusColours } from './status-colours.ts'

interface StackListProps {
  stack: Stack
  today: PlainDate
  onClose: () => void
}

/** A stack too high for a fan, laid open as a list over the map. */
export function StackList({ stack, today, onClose }: StackListProps) {
  const titleId = useId()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('a')?.focus(), [])
  return (
    <section
      aria-labelledby={titleId}
      className="absolute inset-y-2 right-2 z-2 flex w-[min(22rem,calc(100%-1rem))] flex-col overflow-hidden rounded-md bg-surface shadow-e3"
    >
      <div className="flex items-center gap-2 py-1 pe-1 ps-4">
        <p id={titleId} className="me-auto min-w-0 truncate font-bold">
          {say(tripsOverviewWords.around, { count: stack.length, place: stack[0].trip.destination })}
        </p>
        <IconButton size="sm" icon={X} label={tripsOverviewWords.close} tooltip={false} onClick={onClose} />
      </div>
      <ul ref={list} className="min-h-0 overflow-y-auto overscroll-contain px-2 pb-2">
        {stack.map(({ trip }) => {
          const badge = tripBadge(trip, today)
          return (
            <li key={trip.id}>
              <Link
                href={`/trips/${trip.id}`}
                className="flex min-h-11 items-center gap-2.5 rounded-sm px-2 -outline-offset-2 lift:bg-hover"
              >
                <span
                  aria-hidden="true"
                  className="size-2 shrink-0 rounded-full"
                  style={{ background: statusColours[badge] }}
                />
                <span dir="auto" className="min-w-0 truncate">
                  {trip.title}
                </span>
                <span className="ms-auto shrink-0 text-caption text-muted-foreground">
                  {statusText(badge)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
