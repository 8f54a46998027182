import { collator } from '../values/intl.ts'
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
    percent: percentOf(packed, total),
  }
}

/** Rounded, but 0 and 100 are kept for none and all. */
function percentOf(packed: number, total: number): number {
  if (packed === 0) return 0
  return packed === total ? 100 : Math.min(99, Math.max(1, Math.round((packed / total) * 100)))
}

type Sortable = Pick<PackingItem, 'id' | 'item' | 'essential'>

/** Essential first, then by name (U-067). */
export function inPackingOrder<T extends Sortable>(items: readonly T[]): T[] {
  const byName = collator({ sensitivity: 'base', numeric: true }).compare
  return items.toSorted(
    (a, b) => Number(b.essential) - Number(a.essential) || byName(a.item, b.item) || (a.id < b.id ? -1 : 1),
  )
}

export interface GroupProgress<T> {
  category: PackingCategory
  items: T[]
}

/** The list by category, in the fixed order of categories, empty ones left out. */
export function packingGroups<T extends Sortable & Pick<PackingItem, 'category'>>(
  items: readonly T[],
): GroupProgress<T>[] {
  const byCategory = Map.groupBy(items, (item) => item.category)
  return packingCategories.flatMap((category) => {
    const group = byCategory.get(category)
    return group ? [{ category, items: inPackingOrder(group) }] : []
  })
}
