import { nightsLeft } from '@sojourn/contract/legs/places-form'
import type { InkName } from '@sojourn/contract/places/data/destinations'
import { placeName } from '@sojourn/contract/trips/next-up'
import { addDays, type PlainDate } from '@sojourn/contract/values/plain-date'
import CircleHelp from 'icon:circle-help'
import Plane from 'icon:plane'
import { Fragment, type ReactNode, useRef } from 'react'
import { cn } from '../../../ui/primitives/cn.ts'
import { NightEdge } from './night-edge.tsx'
import type { TypedPlace } from './place-rows.ts'

interface NightsRulerProps {
  rows: readonly TypedPlace[]
  inks: readonly InkName[]
  startDate: PlainDate
  /** Nights of the trip. */
  total: number
  onChange: (rows: readonly TypedPlace[]) => void
}

/** Each day has its number below the ruler up to so many nights, beyond that only those on which one travels. */
const mostNumbers = 14

/** The nights of the trip, place by place, with an edge to draw between two. */
export function NightsRuler({ rows, inks, startDate, total, onChange }: NightsRulerProps) {
  const ruler = useRef<HTMLDivElement>(null)
  const left = Math.max(0, nightsLeft(total, rows))
  const whole = Math.max(total, total - nightsLeft(total, rows))
  const edges = rows.map((_, index) =>
    rows.slice(0, index + 1).reduce((sum, { nights, before }) => sum + nights + before, 0),
  )
  const arrivals = rows.map(({ nights }, index) => (edges[index] ?? 0) - nights)
  const days = Array.from({ length: whole + 1 }, (_, day) => day).filter(
    (day) => whole <= mostNumbers || edges.includes(day) || arrivals.includes(day) || day === whole,
  )
  return (
    <div>
      <div ref={ruler} className="relative">
        <div aria-hidden="true" className="flex">
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              {row.before > 0 && <Open share={row.before / whole} isWay={index === 0} />}
              <Cell
                share={row.nights / whole}
                ink={inks[index]}
                className="border-trip-line bg-trip-wash font-bold text-trip"
              >
                <span className="truncate">{placeName(row.destination)}</span>
                <span className="grid size-5 shrink-0 place-items-center rounded-full bg-trip-fill text-caption text-on-trip tabular-nums max-sm:hidden">
                  {row.nights}
                </span>
              </Cell>
            </Fragment>
          ))}
          {left > 0 && <Open share={left / whole} isWay={false} />}
        </div>
        {rows
          .slice(1)
          .map(
            (next, index) =>
              next.before === 0 && (
                <NightEdge
                  key={next.id}
                  rows={rows}
                  at={index}
                  day={addDays(startDate, edges[index] ?? 0)}
                  share={(edges[index] ?? 0) / whole}
                  nightPx={() => (ruler.current?.offsetWidth ?? 0) / whole}
                  onChange={onChange}
                />
              ),
          )}
      </div>
      <div aria-hidden="true" className="relative mt-1 h-5 text-caption text-muted-foreground tabular-nums">
        {days.map((day) => (
          <span
            key={day}
            className="absolute w-8 -translate-x-1/2 text-center first:text-start last:text-end rtl:translate-x-1/2"
            style={{ insetInlineStart: `clamp(1rem, ${(day / whole) * 100}%, 100% - 1rem)` }}
          >
            {Number(addDays(startDate, day).slice(8))}
          </span>
        ))}
      </div>
    </div>
  )
}

interface CellProps {
  /** Of the whole, by nights: the edges stand where the cells meet. */
  share: number
  ink?: InkName | undefined
  className: string
  children: ReactNode
}

const Cell = ({ share, ink, className, children }: CellProps) => (
  <span
    data-ink={ink}
    className={cn(
      'flex h-9 min-w-0 shrink-0 items-center justify-center gap-1.5 rounded-md border-[1.5px] px-1 text-small',
      className,
    )}
    style={{ width: `${share * 100}%` }}
  >
    {children}
  </span>
)

/** Nights without a place: on the way there, or where nobody said. */
const Open = ({ share, isWay }: { share: number; isWay: boolean }) => (
  <Cell
    share={share}
    className={
      isWay
        ? 'border-dashed border-line-strong bg-sunken text-muted-foreground'
        : 'border-dashed border-warning bg-warning-wash text-warning'
    }
  >
    {isWay ? <Plane size={15} /> : <CircleHelp size={15} />}
  </Cell>
)
