import { categoryLabels } from '@sojourn/contract/packing/categories'
import { packingProgress, type GroupProgress as Group } from '@sojourn/contract/packing/progress'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import ChevronDown from 'icon:chevron-down'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { categoryIcons } from './category-icons.ts'
import { PackingRow } from './packing-row.tsx'
import type { Highlight } from './use-highlights.ts'

export interface PackingRowActions {
  onEdit: (item: PackingItem) => void
  onDelete: (item: PackingItem) => void
}

interface PackingGroupProps extends PackingRowActions {
  group: Group<PackingItem>
  isFamily: boolean
  highlights: ReadonlyMap<string, Highlight>
}

const collapseAfterMs = 600
/** Rows laid out at first, and with each further press: thousands at once would hold up the page. */
const firstRows = 60
const moreRows = 500

export function PackingGroup({ group, isFamily, highlights, ...actions }: PackingGroupProps) {
  const { category, items } = group
  const { packed, total } = packingProgress(items)
  const [shownCount, setShownCount] = useState(firstRows)
  const { isOpen, setOpen, card } = useCollapse(packed === total)
  const listId = useId()
  const rest = items.length - shownCount
  return (
    <Card ref={card} padding="none" className="px-4 pb-2">
      <GroupHead
        title={categoryLabels[category]}
        tile={<IconTile icon={categoryIcons[category]} />}
        count={`${packed}/${total}`}
        countLabel={`${packed} of ${total} packed`}
        isFinished={packed === total}
        isOpen={isOpen}
        listId={listId}
        onToggle={() => setOpen(!isOpen)}
      />
      <div id={listId} hidden={!isOpen}>
        <ul
          aria-label={categoryLabels[category]}
          className={cn(
            items.length > firstRows && '*:[contain-intrinsic-size:auto_48px] *:[content-visibility:auto]',
          )}
        >
          {items.slice(0, shownCount).map((item) => (
            <PackingRow
              key={item.id}
              item={item}
              isFamily={isFamily}
              highlight={highlights.get(item.id)}
              {...actions}
            />
          ))}
        </ul>
        {rest > 0 && (
          <Button
            variant="ghost-trip"
            iconEnd={ChevronDown}
            className="mb-1 w-full"
            onClick={() => setShownCount(shownCount + moreRows)}
          >
            {rest <= moreRows ? `Show all ${total} items` : `Show ${moreRows} more of ${total}`}
          </Button>
        )}
      </div>
    </Card>
  )
}

interface GroupHeadProps {
  title: string
  tile: ReactNode
  count: string
  countLabel: string
  isFinished: boolean
  isOpen: boolean
  listId: string
  onToggle: () => void
}

/** A finished group's head folds and unfolds it; before that there is nothing to fold. */
function GroupHead({ title, tile, count, countLabel, isFinished, isOpen, listId, onToggle }: GroupHeadProps) {
  const content = (
    <>
      {tile}
      <span className="min-w-0 flex-1 text-left">{title}</span>
      <span aria-hidden="true" className="text-small font-semibold text-muted-foreground tabular-nums">
        {count}
      </span>
      <span className="sr-only">{countLabel}</span>
    </>
  )
  const look = 'flex min-h-16 w-full items-center gap-3 font-bold'
  return (
    <h3>
      {isFinished ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
          className={cn(look, '-outline-offset-2 rounded-sm')}
        >
          {content}
          <ChevronDown
            size={20}
            className={cn(
              'shrink-0 text-muted-foreground transition-transform duration-200 ease-glide',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      ) : (
        <span className={look}>{content}</span>
      )}
    </h3>
  )
}

/** Folds a moment after its last item was packed; a group that was finished when the tab opened stays as it is. */
function useCollapse(isFinished: boolean) {
  const [isOpen, setOpen] = useState(true)
  const wasFinished = useRef(isFinished)
  const card = useRef<HTMLDivElement>(null)
  if (!isFinished && !isOpen) setOpen(true)
  useEffect(() => {
    const justFinished = isFinished && !wasFinished.current
    wasFinished.current = isFinished
    if (!justFinished) return undefined
    const timer = setTimeout(() => {
      const hadFocus = card.current?.contains(document.activeElement)
      setOpen(false)
      if (hadFocus) card.current?.querySelector<HTMLElement>('h3 button')?.focus()
    }, collapseAfterMs)
    return () => clearTimeout(timer)
  }, [isFinished])
  return { isOpen, setOpen, card }
}
