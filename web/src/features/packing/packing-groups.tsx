import { packingGroups, type GroupProgress as Group } from '@sojourn/contract/packing/progress'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { useMemo, useState } from 'react'
import { useMedia } from '../../browser/use-media.ts'
import { placeGroups, type ColumnPlaces } from './columns.ts'
import { PackingGroup, type PackingRowActions } from './packing-group.tsx'
import type { Highlight } from './use-highlights.ts'

interface PackingGroupsProps extends PackingRowActions {
  items: PackingItem[]
  isFamily: boolean
  highlights: ReadonlyMap<string, Highlight>
}

/** The groups in columns that keep their cards: a folded group moves only what is below it. */
export function PackingGroups({ items, ...rest }: PackingGroupsProps) {
  const columnCount = useColumnCount()
  const groups = useMemo(() => packingGroups(items), [items])
  const places = usePlaces(groups, columnCount)
  const columns = Array.from({ length: columnCount }, (_, column) =>
    groups.filter(({ category }) => places.get(category) === column),
  )
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 sm:gap-4 min-[90rem]:grid-cols-3">
      {columns.map((column, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place
        <div key={index} className="flex min-w-0 flex-col gap-3 sm:gap-4">
          {column.map((group) => (
            <PackingGroup key={group.category} group={group} {...rest} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** As the grid's classes say them. */
function useColumnCount(): number {
  const isWide = useMedia('(width >= 90rem)')
  const isMiddle = useMedia('(width >= 40rem)')
  return isWide ? 3 : isMiddle ? 2 : 1
}

/** Worked out when the list opens, for each new group, and for another number of columns; nothing else moves a card. */
function usePlaces(groups: readonly Group<PackingItem>[], columnCount: number): ColumnPlaces {
  const [placed, setPlaced] = useState(() => ({ columnCount, places: placeGroups(groups, columnCount) }))
  const isSameWidth = placed.columnCount === columnCount
  if (isSameWidth && groups.every(({ category }) => placed.places.has(category))) return placed.places
  const places = placeGroups(groups, columnCount, isSameWidth ? placed.places : undefined)
  setPlaced({ columnCount, places })
  return places
}
