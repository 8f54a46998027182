import type { DestinationFacts } from '@sojourn/contract/insights/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { dateRange, monthDay } from '@sojourn/contract/values/date-text'
import { noDatesText } from '@sojourn/contract/insights/destination'
import { cn } from '../../../ui/primitives/cn.ts'
import { SideCard } from './side-cards.tsx'

/** 'usually in these days' where nobody knows the very day. */
const whenText = ({ date, endDate, isDateCertain }: DestinationFacts['dates'][number]): string | null => {
  if (!isDateCertain) return 'Usually around these days.'
  return endDate > date ? `Until ${monthDay(endDate)}.` : null
}

export function DatesCard({ trip, dates }: { trip: Trip; dates: DestinationFacts['dates'] }) {
  return (
    <SideCard title="In your dates" note={dateRange(trip.startDate, trip.endDate).replace(/, \d{4}$/, '')}>
      {dates.length === 0 ? (
        <p className="px-4 pb-4 text-small text-muted-foreground sm:px-5">{noDatesText(trip.countryCode)}</p>
      ) : (
        <ul className="flex flex-col gap-4 px-4 pb-4 sm:px-5">
          {dates.map((one) => (
            <li key={`${one.date} ${one.title}`} className="flex items-start gap-3">
              <DayLeaf date={one.date} isQuiet={one.kind === 'closing'} />
              <div className="min-w-0 flex-1 text-small">
                <p className="font-bold">{one.title}</p>
                <p className="text-muted-foreground">{[whenText(one), one.text].filter(Boolean).join(' ')}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </SideCard>
  )
}

function DayLeaf({ date, isQuiet }: { date: string; isQuiet: boolean }) {
  const [month = '', day = ''] = monthDay(date).split(' ')
  return (
    <span
      className={cn(
        'flex size-11 shrink-0 flex-col items-center justify-center rounded-md',
        isQuiet ? 'bg-sunken text-foreground' : 'bg-trip-wash text-trip',
      )}
    >
      <span className="font-display text-[1.125rem] leading-none font-medium tabular-nums">{day}</span>
      <span className="text-[0.6875rem] leading-tight font-semibold">{month}</span>
    </span>
  )
}
