import { lookBack } from '@sojourn/contract/trips/look-back'
import { placeName } from '@sojourn/contract/trips/next-up'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryTodayWords } from '@sojourn/contract/itinerary/words-today'
import type { Trip } from '@sojourn/contract/trips/schema'
import { fromMinor } from '@sojourn/contract/values/money'
import { dateRange, monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import X from 'icon:x'
import { useMemo, useState } from 'react'
import { money } from '../../../browser/format.ts'
import { useFigures } from '../../../session/units.ts'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { toCounted } from '../../../queries/expenses.ts'
import { isPutAway, putAway } from './look-back-seen.ts'

/** A trip that is over in a few figures, until it is put away. */
export function LookBackCard({ trip, items }: { trip: Trip; items: readonly ItineraryItem[] }) {
  const [isClosed, setIsClosed] = useState(() => isPutAway(trip.id))
  const { distance } = useFigures()
  const { data: expenses } = useQuery(collectionQuery(trip.id, 'expenses'))
  const back = useMemo(
    () => (expenses ? lookBack(trip, items, expenses.map(toCounted)) : null),
    [trip, items, expenses],
  )
  if (isClosed || !back) return null
  const price = (minor: number) => money(fromMinor(minor, trip.currency), trip.currency)
  const highest = Math.max(1, ...back.byDay.map(({ minor }) => minor))
  function close() {
    putAway(trip.id)
    setIsClosed(true)
  }
  return (
    <Card className="relative">
      <h2 className="type-card pe-12 sm:text-[1.375rem]">
        {say(itineraryTodayWords.lookBack, { count: back.days, place: placeName(trip.destination) })}
      </h2>
      <div className="absolute top-3 end-3 flex">
        <IconButton
          icon={X}
          size="sm"
          variant="quiet"
          label={itineraryTodayWords.closeLookBack}
          onClick={close}
        />
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
        <Figure
          name={dateRange(trip.startDate, trip.endDate)}
          value={say(itineraryTodayWords.days, { count: back.days })}
        />
        <Figure
          name={say(itineraryTodayWords.betweenStops, { count: back.stops })}
          value={distance(back.distanceM)}
        />
        {back.perDayMinor !== null && (
          <Figure name={itineraryTodayWords.spentPerDay} value={price(back.perDayMinor)} />
        )}
      </dl>
      {back.byDay.some(({ minor }) => minor > 0) && (
        <>
          <h3 className="mt-6 font-bold">{itineraryTodayWords.spentByDay}</h3>
          <ol className="mt-2 grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5">
            {back.byDay.map(({ date, minor }) => (
              <li
                key={date}
                className="col-span-3 grid grid-cols-subgrid items-center text-small tabular-nums"
              >
                <span className="text-muted-foreground">{monthDay(date)}</span>
                <span aria-hidden="true" className="h-2.5 rounded-full bg-sunken">
                  <span
                    className="block h-full rounded-full bg-trip"
                    style={{ width: `${(minor / highest) * 100}%` }}
                  />
                </span>
                <span className="text-end font-semibold">{price(minor)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="text-small text-muted-foreground">{name}</dt>
      <dd className="type-stat text-[1.5rem]! tabular-nums">{value}</dd>
    </div>
  )
}
