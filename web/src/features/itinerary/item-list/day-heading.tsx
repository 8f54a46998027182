import type { DayNote } from '@sojourn/contract/day-notes/schema'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import { durationText, isSamePlace } from '@sojourn/contract/map/distance-text'
import { estimatedLegs, sumOfLegs } from '@sojourn/contract/map/route'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type Point, pointOf } from '@sojourn/contract/values/point'
import { shortDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import Plus from 'icon:plus'
import { memo, type ReactNode, useMemo } from 'react'
import { useFigures } from '../../../session/units.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { NoteText } from '../day-notes/note-text.tsx'
import { dayCount, dayName } from '../day-text.ts'
import { type DayActions, DayMenu } from './day-menu.tsx'

interface DayHeadingProps extends DayActions {
  trip: Trip
  date: PlainDate
  items: readonly ItineraryItem[]
  isToday: boolean
  isChosen: boolean
  notes: readonly DayNote[] | undefined
  /** Stops of bookings. */
  booked: number | undefined
  /** Where one is, in a trip with several places. */
  place: ReactNode
}

export const DayHeading = memo(function DayHeading({
  trip,
  date,
  items,
  isToday,
  isChosen,
  notes = [],
  booked = 0,
  place,
  ...actions
}: DayHeadingProps) {
  const points = useMemo(() => items.flatMap((item) => pointOf(item) ?? []), [items])
  const name = dayName(trip, date)
  const isEmpty = items.length === 0
  const dayTitle = say(itineraryWords.dayAndDate, { day: name, date: shortDay(date) })
  return (
    <div
      // An empty day takes what is dropped as a whole; between items there is a line.
      {...(isEmpty ? { 'data-drop-day': date } : { 'data-drop-first': date })}
      className={cn(
        'border-t border-border -outline-offset-4 data-over:bg-trip-wash data-over:outline-2 data-over:outline-trip data-over:outline-dashed',
        isToday || isChosen ? 'bg-trip-wash' : !isEmpty && 'bg-surface-2',
      )}
    >
      <div className="flex min-h-12 items-center gap-2 py-1 pe-2 ps-4 sm:ps-5">
        <h3 className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1 text-small leading-tight">
          <span className={cn('font-bold', isToday && 'text-trip')}>{name}</span>
          <span className="text-muted-foreground max-sm:hidden"> ·</span>{' '}
          <span className="text-muted-foreground max-sm:order-last max-sm:w-full">{shortDay(date)}</span>{' '}
          {place}
          {isToday && (
            <span className="ms-1 inline-flex rounded-full bg-trip-fill px-2 py-0.5 text-caption leading-tight font-bold text-on-trip">
              {itineraryWords.today}
            </span>
          )}
        </h3>
        <p className="min-w-0 text-end text-caption max-sm:max-w-[45%] leading-tight text-muted-foreground tabular-nums">
          <span className="max-sm:block">{dayCount(items.length, booked)}</span>
          <DayDistance points={points} />
        </p>
        {isEmpty && (
          <IconButton
            icon={Plus}
            size="sm"
            variant="soft"
            tooltip={false}
            label={say(itineraryWords.addOn, { day: dayTitle })}
            onClick={() => actions.onAdd(date)}
          />
        )}
        <DayMenu
          date={date}
          dayTitle={dayTitle}
          count={items.length}
          points={points}
          note={notes[0] ?? null}
          {...actions}
        />
      </div>
      <NoteText
        notes={notes}
        day={name}
        onEdit={(note) => actions.onNote(date, note)}
        className="px-4 pb-2.5 sm:px-5"
      />
    </div>
  )
})

function DayDistance({ points }: { points: Point[] }) {
  const { distance } = useFigures()
  const { distanceM, durationS } = sumOfLegs(estimatedLegs(points))
  if (isSamePlace(distanceM)) return null
  return (
    <>
      <span aria-hidden="true" className="max-sm:hidden">
        {' · '}
      </span>
      <span className="sm:whitespace-nowrap">
        {say(itineraryWords.estimatedWay, {
          distance: distance(distanceM),
          duration: durationText(durationS),
        })}
      </span>
    </>
  )
}
