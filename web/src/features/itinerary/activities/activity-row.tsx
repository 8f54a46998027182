import { itemText } from '@sojourn/contract/itinerary/item-form'
import { typeLabel } from '@sojourn/contract/itinerary/item-types'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import ChevronDown from 'lucide-react/icons/chevron-down'
import GripVertical from 'lucide-react/icons/grip-vertical'
import MapPin from 'lucide-react/icons/map-pin'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react'
import { fullDate, money } from '../../../browser/format.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { ItemNumber } from '../../../ui/item-type.tsx'
import { MarkChip, markedRow, markedValue } from '../../../ui/row-mark.tsx'
import { useRowMark } from '../../members/queries.ts'
import { timesText } from '../day-text.ts'

export interface RowActions {
  toggle: (id: string) => void
  edit: (item: ItineraryItem) => void
  remove: (item: ItineraryItem) => void
  /** Arrow keys on the grip. */
  gripKey: (item: ItineraryItem, event: KeyboardEvent) => void
  gripDown: (item: ItineraryItem, event: PointerEvent<HTMLElement>) => void
  gripClick: (item: ItineraryItem, at: number) => void
  menu: (item: ItineraryItem) => ReactNode
}

interface ActivityRowProps {
  item: ItineraryItem
  number: number
  isOpen: boolean
  isDragged: boolean
  /** What is still going on when this one begins. */
  overlap: ItineraryItem | undefined
  actions: RowActions
}

export const ActivityRow = memo(function ActivityRow(props: ActivityRowProps) {
  const { item, number, isOpen, isDragged, overlap, actions } = props
  const detailsId = `activity-${item.id}`
  const mark = useRowMark(item.tripId, item.id)
  const marked = markedRow(mark)
  return (
    <div
      data-item-id={item.id}
      data-item-date={item.date}
      className={cn('border-t border-border', marked.className, isDragged && 'opacity-40')}
      style={marked.style}
    >
      <div className="flex items-center">
        <Grip item={item} actions={actions} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => actions.toggle(item.id)}
          className="flex min-h-[68px] min-w-0 flex-1 items-center gap-3 py-2.5 pr-4 text-left -outline-offset-4 sm:gap-4 sm:pr-5"
        >
          <ItemNumber number={number} type={item.type} />
          <span className="min-w-0 flex-1">
            <span className={cn('block truncate leading-snug font-[620]', markedValue(mark, 'title'))}>
              {item.title}
            </span>
            <span className="mt-0.5 flex items-center gap-1.5 text-small text-muted-foreground">
              <MapPin size={15} className="shrink-0" />
              <span className={cn('truncate', markedValue(mark, 'location'))}>
                {item.location ?? itemText.noLocation}
              </span>
              {item.time && (
                <span className={cn('shrink-0 tabular-nums', markedValue(mark, 'time'))}>
                  {' '}
                  · {timesText(item)}
                </span>
              )}
            </span>
            {overlap && (
              <span className="mt-0.5 flex items-center gap-1.5 text-small text-warning">
                <TriangleAlert size={15} className="shrink-0" />
                <span className="min-w-0">
                  {overlap.title} lasts until {overlap.endTime}
                </span>
              </span>
            )}
          </span>
          <MarkChip mark={mark} />
          <ChevronDown
            size={20}
            className={cn('shrink-0 transition-transform duration-200 ease-glide', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      {isOpen && <Details id={detailsId} item={item} actions={actions} />}
    </div>
  )
})

function Grip({ item, actions }: { item: ItineraryItem; actions: RowActions }) {
  return (
    <button
      type="button"
      data-grip={item.id}
      aria-label={`Move ${item.title}`}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
      onPointerDown={(event) => actions.gripDown(item, event)}
      onKeyDown={(event) => actions.gripKey(item, event)}
      onClick={(event) => actions.gripClick(item, event.timeStamp)}
      className="flex min-h-[68px] w-11 shrink-0 cursor-grab touch-none items-center justify-center text-line-strong -outline-offset-4 hover:text-foreground active:cursor-grabbing"
    >
      <GripVertical size={20} />
    </button>
  )
}

function Details({ id, item, actions }: { id: string; item: ItineraryItem; actions: RowActions }) {
  return (
    <div id={id} className="animate-rise pb-4 pl-11 [overflow-wrap:anywhere]">
      <div className="pr-4 sm:pr-5 sm:pl-12">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact name="Description" wide text={item.description ?? 'None yet'} />
          <Fact name="Notes" wide text={item.notes ?? 'None yet'} />
          <Fact name="Date" text={[fullDate(item.date), timesText(item)].filter(Boolean).join(', ')} />
          <Fact name="Type" text={typeLabel(item.type)} />
          {item.cost !== null && <Fact name="Cost" text={money(item.cost, item.currency)} />}
        </dl>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button size="sm" variant="soft" icon={Pencil} onClick={() => actions.edit(item)}>
            Edit
          </Button>
          <Button size="sm" variant="ghost" icon={Trash2} onClick={() => actions.remove(item)}>
            Delete
          </Button>
          {actions.menu(item)}
        </div>
      </div>
    </div>
  )
}

function Fact({ name, text, wide = false }: { name: string; text: string; wide?: boolean }) {
  return (
    <div className={cn('min-w-0', wide && 'sm:col-span-2')}>
      <dt className="text-caption font-[620] text-muted-foreground">{name}</dt>
      <dd className="whitespace-pre-line">{text}</dd>
    </div>
  )
}
