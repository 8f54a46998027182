import { legsWords } from '@sojourn/contract/legs/words'
import { metresBetween } from '@sojourn/contract/map/route'
import type { InkName } from '@sojourn/contract/places/data/destinations'
import { shortDay } from '@sojourn/contract/values/date-text'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Point } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'
import Route from 'icon:route'
import { useFigures } from '../../../session/units.ts'

interface WayBetweenProps {
  date: PlainDate | null
  from: Point | null
  to: Point | null
  /** Of the place it leads to. */
  ink: InkName
}

/** Between two places: the day one travels on, and how far as the crow flies. */
export function WayBetween({ date, from, to, ink }: WayBetweenProps) {
  const { distance } = useFigures()
  const day = date && shortDay(date)
  const far = from && to && distance(metresBetween(from, to))
  const text = day && far ? say(legsWords.travelOn, { day, distance: far }) : (day ?? far)
  return (
    <div data-ink={ink} className="flex min-h-7 items-center gap-2 text-small text-muted-foreground">
      <span
        aria-hidden="true"
        className="ms-[1.6875rem] w-7 shrink-0 self-stretch bg-[radial-gradient(circle,var(--trip)_1.5px,transparent_2px)] bg-[length:100%_6px] sm:ms-[1.9375rem]"
      />
      {text && (
        <>
          <Route size={14} className="shrink-0" />
          <span className="tabular-nums">{text}</span>
        </>
      )}
    </div>
  )
}
