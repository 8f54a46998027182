import { packingCategories, type PackingCategory } from './categories.ts'
import type { PackingItem } from './schema.ts'

export interface PackingProgress {
  packed: number
  total: number
  unpacked: number
  percent: number
}

export function packingProgress(items: readonly Pick<PackingItem, 'packed'>[]): PackingProgress {
  const packed = items.filter((item) => item.packed).length
  const total = items.length
  return {
    packed,
    total,
    unpacked: total - packed,
    percent: total === 0 ? 0 : Math.round((packed / total) * 100),
  }
}

type Sortable = Pick<PackingItem, 'id' | 'item' | 'essential'>

/** Essential first, then by name (U-067). */
export const inPackingOrder = <T extends Sortable>(items: readonly T[]): T[] =>
  items.toSorted(
    (a, b) =>
      Number(b.essential) - Number(a.essential) ||
      a.item.localeCompare(b.item, 'en', { sensitivity: 'base', numeric: true }) ||
      a.id.localeCompare(b.id),
  )

export interface PackingGroup<T> {
  category: PackingCategory
  items: T[]
}

/** The list by category, in the fixed order of categories, empty ones left out. */
export function packingGroups<T extends Sortable & Pick<PackingItem, 'category'>>(
  items: readonly T[],
): PackingGroup<T>[] {
  const byCategory = Map.groupBy(items, (item) => item.category)
  return packingCategories.flatMap((category) => {
    const group = byCategory.get(category)
    return group ? [{ category, items: inPackingOrder(group) }] : []
  })
}
