import { everyone } from '@sojourn/contract/packing/people'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { packingWords } from '@sojourn/contract/packing/words'
import { say } from '@sojourn/contract/words/say'
import Pencil from 'icon:pencil'
import Trash2 from 'icon:trash-2'
import { memo, type MouseEvent, useId } from 'react'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { MarkChip, markedRow } from '../../trip-parts/row-mark.tsx'
import { useRowMark } from '../../queries/members.ts'
import { WaitingMark } from '../../trip-parts/waiting-mark.tsx'
import { ItemName, RowDetails } from './row-details.tsx'
import { togglePacked } from './item-writes.ts'
import type { Highlight } from './use-highlights.ts'

interface PackingRowProps {
  item: PackingItem
  /** Says whose an item is, also when it is everyone's. */
  isFamily: boolean
  highlight: Highlight | undefined
  onEdit: (item: PackingItem) => void
  onDelete: (item: PackingItem) => void
}

const washes: Record<Highlight, string> = { new: 'animate-rise bg-trip-wash', back: 'bg-destructive-wash' }

/** The row is the label of its checkbox, so a press anywhere on it packs; the two buttons stand beside. */
export const PackingRow = memo(function PackingRow({
  item,
  isFamily,
  highlight,
  onEdit,
  onDelete,
}: PackingRowProps) {
  const nameId = useId()
  const detailsId = useId()
  const mark = useRowMark(item.tripId, item.id)
  const marked = markedRow(mark, highlight && washes[highlight])
  const whose = item.memberName ?? (isFamily ? everyone() : null)

  function remove(event: MouseEvent<HTMLElement>) {
    focusNeighbour(event.currentTarget.closest('li'))
    onDelete(item)
  }

  return (
    <li
      className={cn('group/row relative flex items-center rounded-sm', marked.className)}
      style={marked.style}
    >
      <Checkbox
        checked={item.packed}
        onChange={() => togglePacked(item)}
        aria-labelledby={nameId}
        aria-describedby={detailsId}
        boxClassName="before:hidden"
        className="min-h-12 min-w-0 flex-1 items-start gap-2.5 py-3"
      >
        <span className="flex min-w-0 flex-1 items-start gap-3">
          <span className="min-w-0 flex-1 leading-6">
            <ItemName id={nameId} item={item} />
            <MarkChip mark={mark} className="ms-2" />
            <RowDetails id={detailsId} item={item} whose={whose} />
            <WaitingMark id={item.id} />
          </span>
          {whose && (
            <span
              aria-hidden="true"
              className="max-w-28 shrink-0 pe-1 text-end text-small leading-6 text-muted-foreground transition-opacity [overflow-wrap:anywhere] max-sm:hidden pointer-coarse:hidden group-has-[:focus-visible]/row:opacity-0 group-hover/row:opacity-0"
            >
              {whose}
            </span>
          )}
        </span>
      </Checkbox>
      <div className="flex shrink-0 self-start pt-1.5 sm:pointer-fine:absolute sm:pointer-fine:end-0 sm:pointer-fine:opacity-0 sm:pointer-fine:group-has-[:focus-visible]/row:opacity-100 sm:pointer-fine:group-hover/row:opacity-100">
        <IconButton
          size="sm"
          variant="quiet"
          icon={Pencil}
          label={say(packingWords.edit, { item: item.item })}
          onClick={() => onEdit(item)}
        />
        <IconButton
          size="sm"
          variant="quiet"
          icon={Trash2}
          label={say(packingWords.delete, { item: item.item })}
          onClick={remove}
        />
      </div>
    </li>
  )
})

/** The focus must not vanish with the row. */
function focusNeighbour(row: HTMLElement | null): void {
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next =
    neighbour?.querySelector<HTMLElement>('input') ??
    row?.closest('section')?.querySelector<HTMLElement>('h2[tabindex]')
  next?.focus()
}
