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
import { useUnderstood } from '../create/understood-place.tsx'
import { NightStepper } from './night-stepper.tsx'
import type { TypedPlace } from './place-rows.ts'

interface TypedPlaceLineProps {
  row: TypedPlace
  number: number
  ink: InkName
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

/** One place: where, how long, and what may be done with it. */
export function TypedPlaceLine(props: TypedPlaceLineProps) {
  const { row, number, ink, dates, error, isLifted, isNew, grip, onChange, onNights, onRemove } = props
  const understood = useUnderstood(row)
  const label = say(legsWords.placeNumber, { number })
  const place = row.destination.trim() || label
  return (
    <li
      data-ink={ink}
      className={cn(
        'flex flex-wrap items-start gap-x-2 gap-y-1 rounded-lg bg-surface py-1.5',
        isLifted && 'relative z-1 shadow-e3 motion-safe:-rotate-[0.7deg]',
      )}
    >
      <button
        type="button"
        {...grip}
        aria-label={say(legsWords.move, { place })}
        aria-pressed={isLifted}
        className="mt-7 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted-foreground lift:bg-hover"
      >
        <GripVertical size={18} />
      </button>
      <div className="min-w-0 flex-1 basis-[15rem]">
        <DestinationField
          label={label}
          value={row.destination}
          {...(error !== undefined && { error })}
          understood={understood}
          onChange={onChange}
          first={isNew}
        />
      </div>
      <div className="flex shrink-0 items-center gap-1 sm:mt-7 max-sm:ms-13">
        <NightStepper
          nights={row.nights}
          least={1}
          fewer={say(legsWords.fewerNights, { place })}
          more={say(legsWords.moreNights, { place })}
          onChange={onNights}
        />
        <IconButton
          icon={X}
          label={say(legsWords.remove, { place })}
          tooltip={false}
          variant="quiet"
          onClick={onRemove}
        />
        {dates && (
          <span className="text-caption text-muted-foreground tabular-nums sm:sr-only">
            {monthDayRange(dates.arriveDate, dates.leaveDate)}
          </span>
        )}
      </div>
    </li>
  )
}
