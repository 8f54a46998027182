import { packingProgress, type GroupProgress as Group } from '@sojourn/contract/packing/progress'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { packingWords } from '@sojourn/contract/packing/words'
import { packingCategoriesWords } from '@sojourn/contract/packing/words-categories'
import { say } from '@sojourn/contract/words/say'
import ChevronDown from 'icon:chevron-down'
import { useId, useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { GroupHead } from './group-head.tsx'
import { useCollapse } from './use-collapse.ts'
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
        title={packingCategoriesWords[category]}
        tile={<IconTile icon={categoryIcons[category]} />}
        count={`${packed}/${total}`}
        countLabel={say(packingWords.packedOfSpoken, { packed, total })}
        isFinished={packed === total}
        isOpen={isOpen}
        listId={listId}
        onToggle={() => setOpen(!isOpen)}
      />
      <div id={listId} hidden={!isOpen}>
        <ul
          aria-label={packingCategoriesWords[category]}
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
            {rest <= moreRows
              ? say(packingWords.showAll, { total })
              : say(packingWords.showMore, { more: moreRows, total })}
          </Button>
        )}
      </div>
    </Card>
  )
}
