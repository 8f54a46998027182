// Packing lists that one starts from again.
import type { TripStep } from '../sync/steps.ts'
import { say } from '../words/say.ts'
import type { PackingCategory } from './categories.ts'
import { type TemplateKind, thingsFor } from './data/templates.ts'
import { foldedName } from './folded-name.ts'
import { maxQuantity } from './item-form.ts'
import { packingRefusalsWords } from './words-refusals.ts'
import { packingTemplatesWords } from './words-templates.ts'
import { packingThingsWords } from './words-things.ts'

export const maxTemplates = 50
export const maxTemplateItems = 300
export const templateTooLong = (): string => say(packingRefusalsWords.tooLong, { most: maxTemplateItems })

interface TemplateItem {
  readonly item: string
  readonly category: PackingCategory
  readonly quantity: number
  readonly essential: boolean
}

/** The first of each name, with the numbers of all of them. */
function eachOnce(items: readonly TemplateItem[]): TemplateItem[] {
  const groups = Map.groupBy(items, ({ item }) => foldedName(item))
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? {
          item: first.item,
          category: first.category,
          quantity: Math.min(
            maxQuantity,
            others.reduce((sum, { quantity }) => sum + quantity, first.quantity),
          ),
          essential: first.essential || others.some(({ essential }) => essential),
        }
      : [],
  )
}

/** What a template keeps of a list: neither whose a thing is nor whether it is packed. */
export const templateItems = (list: readonly TemplateItem[]): TemplateItem[] =>
  eachOnce(list).slice(0, maxTemplateItems)

/** One of the product's, in the reader's language. */
export const productTemplate = (kind: TemplateKind): TemplateItem[] =>
  thingsFor(kind).map(({ thing, category, essential = false }) => ({
    item: { ...packingThingsWords, ...packingTemplatesWords }[thing],
    category,
    quantity: 1,
    essential,
  }))

/** What the list does not have yet, by name. */
export function newOnList(
  items: readonly TemplateItem[],
  list: readonly Pick<TemplateItem, 'item'>[],
): TemplateItem[] {
  const had = new Set(list.map(({ item }) => foldedName(item)))
  return eachOnce(items).filter(({ item }) => !had.has(foldedName(item)))
}

/** Rows of one step have one moment and stand by their ids: these are given out in order, so that the list keeps the template's. */
export function templateSteps(items: readonly TemplateItem[], newId: () => string): TripStep[] {
  const ids = items.map(newId).toSorted()
  return items.map(({ item, category, quantity, essential }, at) => ({
    action: 'add',
    collection: 'packing',
    id: ids[at] ?? newId(),
    fields: { item, category, quantity, essential },
  }))
}
