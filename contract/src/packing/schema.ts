import { z } from 'zod'
import { notesField, requiredText, seenField, textField } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { saying, sentMeaning } from '../words/meaning-schema.ts'
import { packingCategories } from './categories.ts'
import { maxQuantity, quantityFromText, quantityTooLarge } from './item-form.ts'
import { packingWords } from './words.ts'

export const packingItem = z.object({
  id: z.uuid(),
  tripId: z.int(),
  item: z.string(),
  category: z.enum(packingCategories),
  quantity: z.int(),
  memberName: z.string().nullable(),
  notes: z.string().nullable(),
  packed: z.boolean(),
  essential: z.boolean(),
  /** Why Smart Pack proposed it; null for items a person added. */
  reason: saying.nullable(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type PackingItem = z.output<typeof packingItem>

const quantityField = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? 1 : quantityFromText(String(value))))
  .pipe(z.number().int().min(1, packingWords.quantityTooSmall).max(maxQuantity, quantityTooLarge()))

const itemFields = z.object({
  item: requiredText(maxLength.name, packingWords.itemRequired),
  category: z.enum(packingCategories),
  quantity: quantityField,
  memberName: textField(maxLength.name)
    .nullish()
    .transform((name) => name || null),
  notes: notesField,
  packed: z.boolean(),
  essential: z.boolean(),
})

/** What a person adds. The client may make the id, so a repeated send makes one item (S-02). */
export const newPackingItem = itemFields.extend({
  id: z.uuid().optional(),
  category: z.enum(packingCategories).default('other'),
  packed: z.boolean().default(false),
  essential: z.boolean().default(false),
  reason: z
    .union([textField(200), sentMeaning])
    .nullish()
    .transform((reason) => reason || null),
})

export const packingChanges = itemFields.partial().extend({ seen: seenField })

/** One thing Smart Pack would add. */
export const packingSuggestion = z.object({
  item: saying,
  category: z.enum(packingCategories),
  quantity: z.literal(1),
  pieces: z.int().min(1),
  essential: z.boolean(),
  reason: saying,
})
