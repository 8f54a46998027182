import { typeLabel } from '@sojourn/contract/itinerary/item-types'
import type { TimelineDay } from '@sojourn/contract/itinerary/timeline'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import { itineraryTimelineWords } from '@sojourn/contract/itinerary/words-timeline'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { monthDay, weekday } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import { cn } from '../../../ui/primitives/cn.ts'
import { dayCount } from '../day-text.ts'
import { itemTypeColor, ItemTypeIcon } from '../../../trip-parts/item-type.tsx'

/** With what is booked on it. */
type ShownDay = TimelineDay<unknown> & { booked?: number }

interface DayCardProps {
  day: ShownDay
  when: 'past' | 'today' | null
  isSelected: boolean
  onSelect: () => void
}

/** Where a day stands in a trip that runs. */
export function whenOf(date: PlainDate, today: PlainDate | null): DayCardProps['when'] {
  if (today === null || date > today) return null
  return date === today ? 'today' : 'past'
}

export function DayCard({ day, when, isSelected, onSelect }: DayCardProps) {
  const isEmpty = isFree(day)
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-current={when === 'today' ? 'date' : undefined}
      onClick={onSelect}
      data-drop-day={day.date}
      className={cn(
        'flex h-full min-h-24 w-full min-w-0 flex-col rounded-md border-[1.5px] px-1.5 py-2 text-start outline-offset-2 transition-colors duration-[120ms] ease-glide sm:min-h-32 sm:px-3.5 sm:py-3',
        isEmpty ? 'border-dashed' : 'border-solid',
        isSelected ? 'bg-trip-wash' : 'bg-surface lift:border-line-strong',
        isSelected || when === 'today' ? 'border-trip' : 'border-border',
        'data-over:border-trip data-over:bg-trip-wash',
      )}
    >
      <span
        className={cn(
          'font-display text-[1rem] leading-tight font-medium tracking-[-0.015em] max-sm:-me-1 sm:text-[1.25rem]',
          isSelected && 'text-trip',
        )}
      >
        {say(itineraryWords.day, { number: day.number })}
        {when === 'past' && <Check size={15} strokeWidth={2.4} className="ms-1 inline text-success" />}
        {when && (
          <span className="sr-only">
            {when === 'past' ? itineraryTimelineWords.pastSpoken : itineraryTimelineWords.todaySpoken}
          </span>
        )}
      </span>
      <span className="mt-0.5 text-[0.78125rem] leading-tight text-muted-foreground sm:text-small">
        <span className="block sm:inline">{monthDay(day.date)}</span>
        <span aria-hidden="true" className="max-sm:hidden">
          {' · '}
        </span>
        <span className="block sm:inline">{weekday(day.date)}</span>
      </span>
      <DayIcons day={day} />
      <DayCount day={day} />
    </button>
  )
}

const isFree = ({ count, booked = 0 }: ShownDay): boolean => count === 0 && booked === 0

function DayCount({ day }: { day: ShownDay }) {
  const { count, booked = 0 } = day
  const [short, told] = isFree(day)
    ? ['–', itineraryWords.freeDay]
    : [count + booked, dayCount(count, booked)]
  return (
    <span
      className={cn(
        'mt-auto pt-1.5 text-caption tabular-nums',
        isFree(day) ? 'font-normal text-muted-foreground' : 'font-semibold',
      )}
    >
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
      <span className="max-sm:sr-only">{told}</span>
    </span>
  )
}

function DayIcons({ day }: { day: ShownDay }) {
  if (day.icons.length === 0) return null
  return (
    <span className="mt-2 flex items-center gap-0.5 max-[349px]:hidden sm:gap-1.5">
      {day.icons.map((type, index) => {
        const color = itemTypeColor(type)
        return (
          <span
            key={index}
            data-type-icon={type}
            className="inline-flex size-[22px] shrink-0 items-center justify-center rounded-[7px] sm:size-7 sm:rounded-[8px]"
            style={{ color, background: `color-mix(in srgb, ${color} 14%, transparent)` }}
          >
            <span className="sr-only">{typeLabel(type)}</span>
            <ItemTypeIcon type={type} size={15} strokeWidth={2.1} />
          </span>
        )
      })}
      {day.hasMore && (
        <span className="text-small leading-none text-muted-foreground">
          <span aria-hidden="true">+</span>
          <span className="sr-only">{itineraryTimelineWords.andMore}</span>
        </span>
      )}
    </span>
  )
}
