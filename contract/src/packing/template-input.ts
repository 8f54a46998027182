import { z } from 'zod'
import { requiredText } from '../values/fields.ts'
import { maxLength } from '../values/limits.ts'
import { packingCategories } from './categories.ts'
import { maxQuantity } from './item-form.ts'
import { maxTemplateItems, templateTooLong } from './templates.ts'
import { packingRefusalsWords } from './words-refusals.ts'
import { packingWords } from './words.ts'

const templateItem = z.object({
  item: requiredText(maxLength.name, packingWords.itemRequired),
  category: z.enum(packingCategories),
  quantity: z.int().min(1).max(maxQuantity),
  essential: z.boolean(),
})

/** A packing list of one's own to start from, on any trip. */
export const packingTemplateRow = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  name: z.string(),
  items: z.array(templateItem),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const packingTemplate = packingTemplateRow.omit({ userId: true })
export type PackingTemplate = z.output<typeof packingTemplate>

/** Without things a template that is there gets another name. */
export const templateInput = z.object({
  name: requiredText(maxLength.name, packingRefusalsWords.nameRequired),
  items: z
    .array(templateItem)
    .min(1, packingRefusalsWords.empty)
    .max(maxTemplateItems, { error: templateTooLong })
    .optional(),
})
export type TemplateInput = z.output<typeof templateInput>
