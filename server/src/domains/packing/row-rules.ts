import type { RowRules } from '../../kernel/rows/row-rules.ts'
import { sameAs } from './thing-names.ts'

export const packingRules: RowRules<'packing'> = {
  collection: 'packing',
  toAnswer: (row) => row,
  newColumns: async () => (input) => input,
  changedColumns: async (_trip, _current, changes) => changes,

  /**
   * An item of Smart Pack, known by its reason, which the list already has, in whatever language: two people who press
   * at once get one list (C-103).
   */
  findSame: async ({ db, access }, input) => {
    if (input.reason === null) return null
    const items = await db
      .selectFrom('packing')
      .select(['id', 'item'])
      .where('tripId', '=', access.tripId)
      .execute()
    const isSame = sameAs(input.item)
    return items.find(({ item }) => isSame(item))?.id ?? null
  },
}
