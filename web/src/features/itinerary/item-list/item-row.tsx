import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import ChevronDown from 'icon:chevron-down'
import GripVertical from 'icon:grip-vertical'
import { memo } from 'react'
import { useFigures } from '../../../session/units.ts'
import { useIsWaiting } from '../../../sync/queue/queued.ts'
import { cn } from '../../../ui/primitives/cn.ts'
import { ItemNumber } from '../../../trip-parts/item-type.tsx'
import { MarkChip, markedRow } from '../../../trip-parts/row-mark.tsx'
import { useRowMark } from '../../../queries/members.ts'
import { ItemDetails } from './item-details.tsx'
import type { ItemRowActions } from './row-actions.ts'
import { RowText } from './row-text.tsx'

interface ItemRowProps {
  item: ItineraryItem
  number: number
  isOpen: boolean
  /** Over today: one line with a tick. */
  isDone: boolean
  isChosen: boolean
  isDragged: boolean
  /** What is still going on when this one begins. */
  overlap: ItineraryItem | undefined
  /** What is booked for its hour, in words. */
  booked: string | undefined
  actions: ItemRowActions
}

export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, number, isOpen, isDone, isChosen, isDragged, overlap, booked, actions } = props
  const detailsId = `activity-${item.id}`
  const mark = useRowMark(item.tripId, item.id)
  const marked = markedRow(mark, isChosen && 'bg-trip-wash shadow-[inset_4px_0_0_var(--trip)]')
  const isWaiting = useIsWaiting(item.id)
  const { time } = useFigures()
  return (
    <div
      data-item-id={item.id}
      data-item-date={item.date}
      data-chosen={isChosen || undefined}
      onPointerEnter={() => actions.point(item.id)}
      onFocus={() => actions.point(item.id)}
      className={cn('border-t border-border', marked.className, isDragged && 'opacity-40')}
      style={marked.style}
    >
      <div className="flex items-center">
        <Grip item={item} isDone={isDone} actions={actions} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => actions.toggle(item.id)}
          className={cn(
            'flex min-w-0 flex-1 items-center gap-3 pe-4 text-start -outline-offset-4 sm:gap-4 sm:pe-5',
            isDone ? 'min-h-11 py-1 text-muted-foreground' : 'min-h-[68px] py-2.5',
          )}
        >
          <span
            className={cn(
              'shrink-0 rounded-full',
              isWaiting && 'outline-[1.5px] outline-offset-2 outline-muted-foreground outline-dashed',
            )}
          >
            {isDone ? (
              <DoneNumber number={number} type={item.type} />
            ) : (
              <ItemNumber number={number} type={item.type} />
            )}
          </span>
          <RowText item={item} isDone={isDone} overlap={overlap} booked={booked} mark={mark} />
          <MarkChip mark={mark} />
          {isDone && <span className="shrink-0 text-small tabular-nums">{item.time && time(item.time)}</span>}
          <ChevronDown
            size={20}
            className={cn('shrink-0 transition-transform duration-200 ease-glide', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      {isOpen && <ItemDetails id={detailsId} item={item} actions={actions} />}
    </div>
  )
})

/** The number of a stop that is over, with a tick at its corner. */
function DoneNumber({ number, type }: { number: number; type: string }) {
  return (
    <span className="relative">
      <ItemNumber number={number} type={type} isOver />
      <span className="absolute -end-2 -bottom-1.5 inline-flex size-[18px] items-center justify-center rounded-full bg-success text-surface border-2 border-surface">
        <Check size={10} strokeWidth={3} />
        <span className="sr-only">{itineraryWords.done}</span>
      </span>
    </span>
  )
}

function Grip({ item, isDone, actions }: { item: ItineraryItem; isDone: boolean; actions: ItemRowActions }) {
  return (
    <button
      type="button"
      data-grip={item.id}
      aria-label={say(itineraryWords.move, { title: item.title })}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
      onPointerDown={(event) => actions.gripDown(item, event)}
      onKeyDown={(event) => actions.gripKey(item, event)}
      onClick={(event) => actions.gripClick(item, event.timeStamp)}
      className={cn(
        isDone ? 'min-h-11' : 'min-h-[68px]',
        'flex w-11 shrink-0 cursor-grab touch-none items-center justify-center text-line-strong -outline-offset-4 hover:text-foreground active:cursor-grabbing',
      )}
    >
      <GripVertical size={20} />
    </button>
  )
}
