import { endText } from '@sojourn/contract/itinerary/item-end'
import { isPlaceOfTitle } from '@sojourn/contract/itinerary/place-of-title'
import { typeLabel } from '@sojourn/contract/itinerary/item-types'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import { itineraryTimelineWords } from '@sojourn/contract/itinerary/words-timeline'
import { say } from '@sojourn/contract/words/say'
import Pencil from 'icon:pencil'
import type { ReactNode } from 'react'
import { useFigures } from '../../../session/units.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import { DeleteButton } from '../../../ui/primitives/delete-button.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { itemTypeColor, itemTypeIcon } from '../../../trip-parts/item-type.tsx'
import { OverlapNote } from '../../../trip-parts/overlap-note.tsx'

interface DayItemProps {
  item: ItineraryItem
  isLast: boolean
  /** What is still going on when this one begins. */
  overlap: ItineraryItem | undefined
  /** What is booked for its hour, in words. */
  booked: string | undefined
  onEdit: () => void
  onDelete: () => void
  menu: ReactNode
}

/** A stop of the day: time, icon on the dotted line, title, place, note. */
export function DayItem({ item, isLast, overlap, booked, onEdit, onDelete, menu }: DayItemProps) {
  const { time, units } = useFigures()
  return (
    <li className="relative flex flex-wrap gap-x-2.5 pb-4 sm:flex-nowrap">
      <span
        className={cn(
          'shrink-0 pt-1 text-end font-bold tabular-nums',
          units.clock === '12' ? 'w-14 text-small whitespace-nowrap' : 'w-11',
        )}
      >
        {item.time ? (
          time(item.time)
        ) : (
          <span className="block text-[0.75rem] leading-tight font-normal text-muted-foreground">
            {itineraryTimelineWords.anyTime}
          </span>
        )}
      </span>
      <span className="relative shrink-0">
        <IconTile icon={itemTypeIcon(item.type)} size={28} color={itemTypeColor(item.type)} />
        {!isLast && (
          <span
            aria-hidden="true"
            className="absolute top-8 -bottom-3.5 left-1/2 -translate-x-1/2 border-s-2 border-dotted border-trip-line"
          />
        )}
      </span>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p dir="auto" className="leading-snug font-semibold">
          {item.title}
        </p>
        <p className="text-small text-muted-foreground">
          {!isPlaceOfTitle(item) && (
            <>
              <span dir="auto">{item.location ?? itineraryWords.noLocation}</span>
              <span aria-hidden="true"> · </span>
            </>
          )}
          <span>{typeLabel(item.type)}</span>
          {item.endTime && (
            <span className="tabular-nums">
              {' '}
              · {say(itineraryTimelineWords.until, { time: endText(item, time) })}
            </span>
          )}
        </p>
        <OverlapNote overlap={overlap} booked={booked} />
        {item.notes && (
          <p dir="auto" className="mt-1 text-small whitespace-pre-line text-muted-foreground italic">
            {say(itineraryTimelineWords.quoted, { text: item.notes })}
          </p>
        )}
      </div>
      <div className="-mt-1 flex shrink-0 items-start max-sm:w-full max-sm:ps-[76px]">
        <IconButton
          icon={Pencil}
          size="sm"
          variant="quiet"
          label={say(itineraryWords.editItem, { title: item.title })}
          onClick={onEdit}
        />
        <DeleteButton title={item.title} onDelete={onDelete} />
        {menu}
      </div>
    </li>
  )
}
