import { aiWords } from '@sojourn/contract/ai/words'
import type { ReactNode } from 'react'
import { useFigures } from '../../../session/units.ts'
import { itemTypeColor, itemTypeIcon } from '../../../trip-parts/item-type.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'

interface DayLineProps {
  type: string
  start: string
  end: string | null
  isLast: boolean
  children: ReactNode
}

/** A stop on the day's dotted line, with its hours before it where there is room. */
export function DayLine({ type, start, end, isLast, children }: DayLineProps) {
  const { time, units } = useFigures()
  return (
    <li
      className={cn(
        'relative grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 pb-5',
        units.clock === '12'
          ? 'sm:grid-cols-[64px_40px_minmax(0,1fr)]'
          : 'sm:grid-cols-[44px_40px_minmax(0,1fr)]',
      )}
    >
      <span className="hidden flex-col text-end text-small leading-tight tabular-nums sm:flex">
        <span className="font-bold">{time(start)}</span>
        {end && (
          <span className="text-muted-foreground">
            <span className="sr-only">{aiWords.to} </span>
            {time(end)}
          </span>
        )}
      </span>
      <span className="relative">
        <IconTile icon={itemTypeIcon(type)} color={itemTypeColor(type)} />
        {!isLast && (
          <span
            aria-hidden="true"
            className="absolute top-11 -bottom-4 left-1/2 -translate-x-1/2 border-s-2 border-dotted border-trip-line"
          />
        )}
      </span>
      <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
    </li>
  )
}
