import { legsWords } from '@sojourn/contract/legs/words'
import type { InkName } from '@sojourn/contract/places/data/destinations'
import { monthDayRange } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import GripVertical from 'icon:grip-vertical'
import X from 'icon:x'
import type { usePlaceOrder } from './use-place-order.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { DestinationField } from '../create/destination-field.tsx'
import { NightStepper } from './night-stepper.tsx'
import type { TypedPlace } from './place-rows.ts'
import { usePlaceOfRow } from './use-place-of-row.ts'
import { WayBetween } from './way-between.tsx'

interface TypedPlaceLineProps {
  row: TypedPlace
  next: TypedPlace | undefined
  number: number
  ink: InkName
  nextInk: InkName
  dates: { arriveDate: string; leaveDate: string } | null
  error: string | undefined
  isLifted: boolean
  /** Somebody has just added it. */
  isNew: boolean
  grip: ReturnType<ReturnType<typeof usePlaceOrder>['gripOf']>
  onChange: (changes: Partial<TypedPlace>) => void
  onNights: (nights: number) => void
  onRemove: () => void
}

/** One place: where, how long, and what may be done with it; below it the way to the next. */
export function TypedPlaceLine(props: TypedPlaceLineProps) {
  const { row, next, number, ink, nextInk, dates, error, isLifted, isNew, grip } = props
  const { onChange, onNights, onRemove } = props
  const { understood, point } = usePlaceOfRow(row)
  const { point: nextPoint } = usePlaceOfRow(next)
  const label = say(legsWords.placeNumber, { number })
  const place = row.destination.trim() || label
  const stay = dates && monthDayRange(dates.arriveDate, dates.leaveDate)
  return (
    <li>
      <div
        data-ink={ink}
        className={cn(
          'grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-start gap-x-1.5 gap-y-1.5 rounded-lg bg-surface sm:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto]',
          isLifted && 'relative z-1 shadow-e3 motion-safe:-rotate-[0.7deg]',
        )}
      >
        <button
          type="button"
          {...grip}
          aria-label={say(legsWords.move, { place })}
          aria-pressed={isLifted}
          className="hit-44 grid h-12 w-6 cursor-grab touch-none place-items-center rounded-md text-muted-foreground lift:bg-hover"
        >
          <GripVertical size={18} />
        </button>
        <span
          aria-hidden="true"
          className="mt-2.5 grid size-7 place-items-center rounded-full bg-trip-fill text-small font-bold text-on-trip tabular-nums"
        >
          {number}
        </span>
        <DestinationField
          label={label}
          value={row.destination}
          {...(error !== undefined && { error })}
          understood={understood}
          onChange={onChange}
          first={isNew}
          aside={
            <span className="pe-2 text-small whitespace-nowrap text-muted-foreground tabular-nums max-sm:hidden">
              {stay}
            </span>
          }
        />
        <span className="flex items-center gap-3 max-sm:order-last max-sm:col-span-2 max-sm:col-start-3">
          <NightStepper
            nights={row.nights}
            least={1}
            fewer={say(legsWords.fewerNights, { place })}
            more={say(legsWords.moreNights, { place })}
            onChange={onNights}
          />
          <span className="text-small text-muted-foreground tabular-nums sm:hidden">{stay}</span>
        </span>
        <IconButton
          icon={X}
          label={say(legsWords.remove, { place })}
          tooltip={false}
          variant="quiet"
          className="mt-0.5"
          onClick={onRemove}
        />
      </div>
      {next && <WayBetween date={dates?.leaveDate ?? null} from={point} to={nextPoint} ink={nextInk} />}
    </li>
  )
}
