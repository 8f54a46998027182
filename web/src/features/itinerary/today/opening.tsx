import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { openingNote } from '@sojourn/contract/itinerary/stop-hours'
import type { LocalTime } from '@sojourn/contract/trips/local-clock'
import type { Trip } from '@sojourn/contract/trips/schema'
import { minuteOf } from '@sojourn/contract/values/clock-time'
import { useQuery } from '@tanstack/react-query'
import DoorClosed from 'icon:door-closed'
import DoorOpen from 'icon:door-open'
import { stopHoursQuery } from '../../../queries/today.ts'
import { useTripOn } from '../../../queries/where.ts'
import { useFigures } from '../../../session/units.ts'
import { cn } from '../../../ui/primitives/cn.ts'

interface OpeningProps {
  trip: Trip
  item: ItineraryItem
  now: LocalTime
}

/** Whether the stop is open when one gets there; nothing where the guide does not know. */
export function Opening({ trip, item, now }: OpeningProps) {
  const { time } = useFigures()
  const { data: hours } = useQuery(stopHoursQuery(useTripOn(trip, item.date), item))
  const note = hours ? openingNote(hours, minuteOf(item.time ?? now.time) ?? 0, time) : null
  if (!note) return null
  const Door = note.isShut ? DoorClosed : DoorOpen
  return (
    <span
      title={note.text}
      className={cn(
        'inline-flex min-w-0 animate-fade-in items-center gap-1.5 tabular-nums',
        note.isShut && 'font-semibold text-warning',
      )}
    >
      <Door size={15} className="shrink-0" />
      <span className="leading-tight">{note.text}</span>
    </span>
  )
}
