import type { ReactNode } from 'react'
import { legsWords } from '@sojourn/contract/legs/words'
import type { InkName } from '@sojourn/contract/places/data/destinations'
import { monthDay } from '@sojourn/contract/values/date-text'
import Plane from 'icon:plane'
import TriangleAlert from 'icon:triangle-alert'
import { cn } from '../../../ui/primitives/cn.ts'
import { placeName } from '@sojourn/contract/trips/next-up'
import type { TypedPlace } from './place-rows.ts'

interface NightsRulerProps {
  rows: readonly TypedPlace[]
  inks: readonly InkName[]
  arrivals: readonly string[]
  /** Nights after the last place. */
  remaining: number
}

/** The nights of the trip, place by place. What it shows stands in words beside it. */
export const NightsRuler = ({ rows, inks, arrivals, remaining }: NightsRulerProps) => (
  <div aria-hidden="true" className="flex gap-0.5 overflow-hidden">
    {rows.map((row, index) => (
      <div key={row.id} className="flex min-w-0 gap-0.5" style={{ flexGrow: row.nights + row.before }}>
        {row.before > 0 && (
          <Cells nights={row.before} className="border-dashed border-line-strong">
            {index === 0 ? <Plane size={15} /> : <TriangleAlert size={15} />}
          </Cells>
        )}
        <div data-ink={inks[index]} className="min-w-0 basis-0" style={{ flexGrow: row.nights }}>
          <span className="block truncate rounded-md border-[1.5px] border-trip-line bg-trip-wash px-1.5 py-1.5 text-center text-caption font-bold text-trip">
            {placeName(row.destination) || legsWords.title}
          </span>
          <span className="block text-caption text-muted-foreground tabular-nums">
            {arrivals[index] && monthDay(arrivals[index])}
          </span>
        </div>
      </div>
    ))}
    {remaining > 0 && (
      <Cells nights={remaining} className="border-dashed border-warning bg-warning-wash">
        <TriangleAlert size={15} />
      </Cells>
    )}
  </div>
)

const Cells = ({
  nights,
  className,
  children,
}: {
  nights: number
  className: string
  children: ReactNode
}) => (
  <span
    className={cn('grid h-9 min-w-6 basis-0 place-items-center rounded-md border-[1.5px]', className)}
    style={{ flexGrow: nights }}
  >
    {children}
  </span>
)
