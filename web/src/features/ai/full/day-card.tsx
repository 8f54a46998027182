import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itemCount } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import { monthDay, weekday } from '@sojourn/contract/values/date-text'
import type { Told } from '@sojourn/contract/words/tell-all'
import Check from 'icon:check'
import ChevronDown from 'icon:chevron-down'
import Info from 'icon:info'
import Plus from 'icon:plus'
import TrainFront from 'icon:train-front'
import { useId, useState } from 'react'
import { roundMoney } from '../../../browser/format.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import type { useAddPlanned } from '../add-planned.ts'
import { isPlanned } from '../added-marks.ts'
import { usePutAside } from '../put-aside.ts'
import { OwnStopRow } from './own-stop-row.tsx'
import { stopsOfDay } from './stops-of-day.ts'
import { PlannedItemRow } from './planned-item-row.tsx'

type ItineraryDay = Told<DetailedItinerary>['dailyItineraries'][number]

interface DayCardProps {
  day: ItineraryDay
  trip: Trip
  items: readonly ItineraryItem[]
  adding: ReturnType<typeof useAddPlanned>
  defaultOpen: boolean
}

export function PlannedDayCard({ day, trip, items, adding, defaultOpen }: DayCardProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(defaultOpen)
  const isIn = (title: string) => isPlanned({ title, date: day.date }, items)
  const { offered } = usePutAside(trip.id)
  const proposed = offered(day.activities)
  const left = proposed.filter(({ title }) => !isIn(title)).map(({ id: itemId }) => itemId)
  const isAllIn = left.length === 0
  const stops = stopsOfDay(day.date, proposed, items)
  const facts = [
    `${weekday(day.date)}, ${monthDay(day.date)}`,
    itemCount(day.activities.length),
    day.totalDuration,
    day.estimatedCost > 0 && roundMoney(day.estimatedCost, trip.currency),
  ]
  return (
    <Card padding="none" className="overflow-clip">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3 sm:flex-nowrap sm:p-4">
        <h3 className="min-w-0 flex-1 max-sm:basis-full">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="flex w-full items-center gap-3 rounded-md text-start sm:gap-4"
          >
            <span className="flex size-12 shrink-0 flex-col items-center justify-center rounded-md bg-trip-wash text-trip">
              <span className="text-[0.6875rem] leading-none font-bold">{aiWords.dayLabel}</span>
              <span className="font-display text-[1.25rem] leading-tight font-medium">{day.day}</span>
            </span>
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <span dir="auto" className="block text-start type-card">
                {day.theme}
              </span>
              <span className="block text-small font-normal text-muted-foreground">
                {facts.filter(Boolean).join(' · ')}
              </span>
            </span>
            <ChevronDown
              size={20}
              className={cn('shrink-0 transition-transform duration-200 ease-glide', isOpen && 'rotate-180')}
            />
          </button>
        </h3>
        {proposed.length > 0 && (
          <Button
            size="sm"
            variant={isAllIn ? 'soft' : 'trip-soft'}
            className="max-sm:w-full"
            icon={isAllIn ? Check : Plus}
            busy={adding.isPending}
            inert={isAllIn}
            onClick={() => adding.mutate(left)}
          >
            {isAllIn ? aiWords.added : aiWords.addDay}
            <span className="sr-only"> {day.day}</span>
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {day.note && (
          <p className="flex items-start gap-2 border-t border-border bg-info-wash px-4 py-2.5 text-small text-info">
            <Info size={16} className="mt-0.5 shrink-0" />
            {day.note}
          </p>
        )}
        <ol className="border-t border-border px-4 pt-4">
          {stops.map(({ own, item }, index) =>
            own ? (
              <OwnStopRow key={own.id} item={own} isLast={index === stops.length - 1} />
            ) : (
              <PlannedItemRow
                key={item.id}
                tripId={trip.id}
                item={item}
                currency={trip.currency}
                isLast={index === stops.length - 1}
                wayOn={stops[index + 1]?.item?.travel ?? null}
                isAdded={isIn(item.title)}
                busy={adding.isPending}
                onAdd={() => adding.mutate([item.id])}
              />
            ),
          )}
        </ol>
        {day.transportationNotes && (
          <div className="flex items-start gap-3 border-t border-border bg-surface-2 px-4 py-3">
            <IconTile icon={TrainFront} size={28} />
            <div className="min-w-0 text-small [overflow-wrap:anywhere]">
              <p className="font-semibold">{say(aiWords.gettingAround, { number: day.day })}</p>
              <p className="text-muted-foreground">{day.transportationNotes}</p>
            </div>
          </div>
        )}
      </div>
    </Card>
  )
}
