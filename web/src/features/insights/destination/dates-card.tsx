import type { DestinationFacts } from '@sojourn/contract/insights/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDay, monthDayRange, shortMonth } from '@sojourn/contract/values/date-text'
import { noDatesText } from '@sojourn/contract/insights/destination'
import { insightsWords } from '@sojourn/contract/insights/words'
import { say } from '@sojourn/contract/words/say'
import { languageOf } from '../../../session/language-of.ts'
import { useFigures } from '../../../session/units.ts'
import { toldText } from '../told-text.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import { SideCard } from './side-cards.tsx'

/** 'usually in these days' where nobody knows the very day. */
const whenText = ({ date, endDate, isDateCertain }: DestinationFacts['dates'][number]): string | null => {
  if (!isDateCertain) return insightsWords.usually
  return endDate > date ? say(insightsWords.until, { date: monthDay(endDate) }) : null
}

export function DatesCard({ trip, dates }: { trip: Trip; dates: DestinationFacts['dates'] }) {
  const figures = useFigures()
  return (
    <SideCard title={insightsWords.inYourDates} note={monthDayRange(trip.startDate, trip.endDate)}>
      {dates.length === 0 ? (
        <p className="px-4 pb-4 text-small text-muted-foreground sm:px-5">{noDatesText(trip.countryCode)}</p>
      ) : (
        <ul className="flex flex-col gap-4 px-4 pb-4 sm:px-5">
          {dates.map((one) => (
            <li key={`${one.date} ${toldText(one.title, figures)}`} className="flex items-start gap-3">
              <DayLeaf date={one.date} isQuiet={one.kind === 'closing'} />
              <div className="min-w-0 flex-1 text-small">
                <p lang={languageOf(one.title)} className="font-bold">
                  {toldText(one.title, figures)}
                </p>
                <p className="text-muted-foreground">
                  {whenText(one)} <span lang={languageOf(one.text)}>{toldText(one.text, figures)}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </SideCard>
  )
}

function DayLeaf({ date, isQuiet }: { date: string; isQuiet: boolean }) {
  return (
    <span
      className={cn(
        'flex size-11 shrink-0 flex-col items-center justify-center rounded-md',
        isQuiet ? 'bg-sunken text-foreground' : 'bg-trip-wash text-trip',
      )}
    >
      <span className="font-display text-[1.125rem] leading-none font-medium tabular-nums">
        {Number(date.slice(8, 10))}
      </span>
      <span className="text-[0.6875rem] leading-tight font-semibold">{shortMonth(date)}</span>
    </span>
  )
}
