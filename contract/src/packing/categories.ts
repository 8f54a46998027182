export const packingCategories = [
  'clothing',
  'documents',
  'electronics',
  'toiletries',
  'medical',
  'gear',
  'kids',
  'entertainment',
  'other',
] as const
export type PackingCategory = (typeof packingCategories)[number]

/** What the add form offers; Smart Pack may also create gear and entertainment (C-101). */
export const formCategories = [
  'clothing',
  'documents',
  'electronics',
  'toiletries',
  'medical',
  'kids',
  'other',
] as const satisfies readonly PackingCategory[]
