import type { DestinationFacts } from '@sojourn/contract/insights/schema'
import { insightsWords } from '@sojourn/contract/insights/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthName } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { useFigures } from '../../../session/units.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { cn } from '../../../ui/primitives/cn.ts'

type Month = NonNullable<DestinationFacts['year']>[number]

/** So wet a month fills its bar, unless a wetter one is there. */
const fullRainMm = 120
const gapC = 6

export function YearCard({ trip, town, year }: { trip: Trip; town: string; year: readonly Month[] }) {
  const { degrees, temperature, units } = useFigures()
  const unit = `°${units.temperatureUnit}`
  const highest = Math.max(...year.map(({ highC }) => highC)) + gapC
  const lowest = Math.min(...year.map(({ lowC }) => lowC)) - gapC
  const wettest = Math.max(fullRainMm, ...year.map(({ rainMm }) => rainMm))
  const at = (celsius: number): number => ((highest - celsius) / (highest - lowest)) * 100
  const [first, last] = [trip.startDate, trip.endDate].map((date) => Number(date.slice(5, 7)) - 1)
  const isOfTrip = (month: number): boolean =>
    first! <= last! ? month >= first! && month <= last! : month >= first! || month <= last!
  return (
    <Card>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="type-card sm:text-[1.375rem]">{say(insightsWords.yearIn, { town })}</h2>
        <p className="text-small text-muted-foreground sm:ms-auto">{insightsWords.yearText}</p>
      </div>
      <ol className="mt-4 grid grid-cols-12 text-center text-[0.6875rem] tabular-nums sm:gap-1 sm:text-small">
        {year.map(({ highC, lowC, rainMm }, month) => (
          <li key={month} className={cn('rounded-md pb-2', isOfTrip(month) && 'bg-trip-wash')}>
            <span className="sr-only">
              {say(isOfTrip(month) ? insightsWords.yourMonthSpoken : insightsWords.monthSpoken, {
                month: monthName(month + 1),
                high: temperature(highC, 'C'),
                low: temperature(lowC, 'C'),
                rain: rainMm,
              })}
            </span>
            <span aria-hidden="true" className="relative block h-36">
              <span
                className="absolute inset-x-0 -translate-y-full pb-1 font-bold"
                style={{ top: `${at(highC)}%` }}
              >
                {degrees(highC, 'C')}°
              </span>
              <span
                className={cn(
                  'absolute left-1/2 w-2 -translate-x-1/2 rounded-full sm:w-2.5',
                  isOfTrip(month) ? 'bg-trip' : 'bg-trip/35',
                )}
                style={{ top: `${at(highC)}%`, height: `${Math.max(4, at(lowC) - at(highC))}%` }}
              />
              <span
                className="absolute inset-x-0 pt-0.5 text-muted-foreground"
                style={{ top: `${at(lowC)}%` }}
              >
                {degrees(lowC, 'C')}°
              </span>
            </span>
            <span
              aria-hidden="true"
              className="mt-2 flex h-8 items-end justify-center border-b border-border"
            >
              <span
                className="w-2 rounded-t-[2px] bg-info/60 sm:w-2.5"
                style={{ height: `${(rainMm / wettest) * 100}%` }}
              />
            </span>
            <span aria-hidden="true" className={cn('mt-1 block', isOfTrip(month) && 'font-bold text-trip')}>
              {monthName(month + 1).slice(0, 1)}
              <span className="max-sm:hidden">{monthName(month + 1).slice(1, 3)}</span>
            </span>
            <span aria-hidden="true" className="block text-muted-foreground max-sm:hidden">
              {rainMm}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-x-4 text-small text-muted-foreground">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="h-3 w-2 rounded-full bg-trip/35" />
          {say(insightsWords.highToLow, { unit })}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2 rounded-[2px] bg-info/60" />
          {insightsWords.rain}
        </span>
        <span className="sm:ms-auto">{insightsWords.typical}</span>
      </p>
    </Card>
  )
}
