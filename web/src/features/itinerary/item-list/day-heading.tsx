import { dayNoteText } from '@sojourn/contract/day-notes/note-form'
import type { DayNote } from '@sojourn/contract/day-notes/schema'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itemCount } from '@sojourn/contract/itinerary/timeline'
import { durationText, isSamePlace } from '@sojourn/contract/map/distance-text'
import { mapsAppOf, openDayUrl } from '@sojourn/contract/map/open-in-maps'
import { estimatedLegs, sumOfLegs } from '@sojourn/contract/map/route'
import type { Trip } from '@sojourn/contract/trips/schema'
import { maxOptimised } from '@sojourn/contract/values/limits'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type Point, pointOf } from '@sojourn/contract/values/point'
import { shortDay } from '@sojourn/contract/values/date-text'
import Ellipsis from 'icon:ellipsis'
import ExternalLink from 'icon:external-link'
import Plus from 'icon:plus'
import Route from 'icon:route'
import StickyNote from 'icon:sticky-note'
import { memo, useMemo } from 'react'
import { useFigures } from '../../../session/units.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Menu } from '../../../ui/primitives/menu.tsx'
import type { MenuItem } from '../../../ui/primitives/menu-item.ts'
import { NoteText } from '../day-notes/note-text.tsx'
import { dayName } from '../day-text.ts'

interface DayHeadingProps {
  trip: Trip
  date: PlainDate
  items: readonly ItineraryItem[]
  isToday: boolean
  isChosen: boolean
  notes: readonly DayNote[] | undefined
  onAdd: (date: PlainDate) => void
  onNote: (date: PlainDate, note: DayNote | null) => void
  onOptimise: (date: PlainDate) => void
}

export const DayHeading = memo(function DayHeading({
  trip,
  date,
  items,
  isToday,
  isChosen,
  notes = [],
  onAdd,
  onNote,
  onOptimise,
}: DayHeadingProps) {
  const points = useMemo(() => items.flatMap((item) => pointOf(item) ?? []), [items])
  const name = dayName(trip, date)
  const link = openDayUrl(points, mapsAppOf(navigator.platform))
  const entries: MenuItem[] = [
    { label: 'Add activity', icon: Plus, onSelect: () => onAdd(date) },
    {
      label: notes[0] ? dayNoteText.edit : dayNoteText.add,
      icon: StickyNote,
      onSelect: () => onNote(date, notes[0] ?? null),
    },
    {
      label: 'Optimize this day',
      icon: Route,
      ...(items.length > maxOptimised && { disabled: true, note: `up to ${maxOptimised}` }),
      onSelect: () => onOptimise(date),
    },
  ]
  if (link)
    entries.push({
      label: 'Open day in maps',
      icon: ExternalLink,
      onSelect: () => window.open(link, '_blank', 'noopener'),
    })
  return (
    <div
      data-drop-first={date}
      className={cn('border-t border-border', isToday || isChosen ? 'bg-trip-wash' : 'bg-surface-2')}
    >
      <div className="flex min-h-12 items-center gap-2 py-1 pr-2 pl-4 sm:pl-5">
        <h3 className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1 text-small leading-tight">
          <span className={cn('font-bold', isToday && 'text-trip')}>{name}</span>
          <span className="text-muted-foreground max-sm:hidden"> ·</span>{' '}
          <span className="text-muted-foreground max-sm:order-last max-sm:w-full">{shortDay(date)}</span>{' '}
          {isToday && (
            <span className="ml-1 inline-flex rounded-full bg-trip-fill px-2 py-0.5 text-caption leading-tight font-bold text-on-trip">
              Today
            </span>
          )}
        </h3>
        <p className="min-w-0 text-right text-caption leading-tight text-muted-foreground tabular-nums">
          <span className="max-sm:block">{itemCount(items.length)}</span>
          <DayDistance points={points} />
        </p>
        <Menu
          trigger={
            <IconButton
              icon={Ellipsis}
              size="sm"
              variant="quiet"
              tooltip={false}
              label={`More for ${name}, ${shortDay(date)}`}
            />
          }
          items={entries}
        />
      </div>
      <NoteText
        notes={notes}
        label={`Note for ${name}`}
        onEdit={(note) => onNote(date, note)}
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
      <span className="whitespace-nowrap">
        {distance(distanceM)}, {durationText(durationS)} (estimate)
      </span>
    </>
  )
}
