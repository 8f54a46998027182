import type { PackingCategory } from '@sojourn/contract/packing/categories'
import type { GroupProgress } from '@sojourn/contract/packing/progress'

export type ColumnPlaces = ReadonlyMap<PackingCategory, number>

/** A card's head is as tall as this many rows. */
const headRows = 2

/** The column of each group: those known keep theirs, each other one goes where least is yet, so that no column runs far ahead. */
export function placeGroups(
  groups: readonly GroupProgress<unknown>[],
  columnCount: number,
  known: ColumnPlaces = new Map(),
): ColumnPlaces {
  const heights = Array.from({ length: columnCount }, () => 0)
  const places = new Map<PackingCategory, number>()
  const put = ({ category, items }: GroupProgress<unknown>, column: number) => {
    places.set(category, column)
    heights[column] = (heights[column] ?? 0) + items.length + headRows
  }
  const isKnown = ({ category }: GroupProgress<unknown>) => known.has(category)
  for (const group of groups.filter(isKnown)) put(group, known.get(group.category) ?? 0)
  for (const group of groups.filter((one) => !isKnown(one))) put(group, heights.indexOf(Math.min(...heights)))
  return places
}
