import { baseItems, clothesItems, familyItems } from './proposals.ts'
import type { PackingCategory } from '../categories.ts'
import type { PackingThing } from '../words-things.ts'
import type { packingTemplatesWords } from '../words-templates.ts'

/** The product's own, by who is on the journey. */
export const templateKinds = ['solo', 'couple', 'family', 'group'] as const
export type TemplateKind = (typeof templateKinds)[number]

interface TemplateThing {
  readonly thing: PackingThing | keyof typeof packingTemplatesWords
  readonly category: PackingCategory
  readonly essential?: boolean
}

const always: readonly TemplateThing[] = [
  ...baseItems,
  ...clothesItems,
  { thing: 'wallet', category: 'documents', essential: true },
  { thing: 'powerBank', category: 'electronics' },
  { thing: 'waterBottle', category: 'gear' },
  { thing: 'laundryBag', category: 'gear' },
]

const besides: Readonly<Record<TemplateKind, readonly TemplateThing[]>> = {
  solo: [
    { thing: 'emergencyNumbers', category: 'documents', essential: true },
    { thing: 'headphones', category: 'electronics' },
    { thing: 'padlock', category: 'gear' },
    { thing: 'plasters', category: 'medical' },
    { thing: 'book', category: 'entertainment' },
  ],
  couple: [
    { thing: 'plasters', category: 'medical' },
    { thing: 'book', category: 'entertainment' },
    { thing: 'picnicBlanket', category: 'gear' },
  ],
  family: [
    ...familyItems,
    { thing: 'healthCards', category: 'documents', essential: true },
    { thing: 'wetWipes', category: 'kids' },
    { thing: 'cuddlyToy', category: 'kids', essential: true },
    { thing: 'nightLight', category: 'kids' },
    { thing: 'sunscreen', category: 'toiletries' },
  ],
  group: [
    { thing: 'groupPlan', category: 'documents', essential: true },
    { thing: 'firstAidKit', category: 'medical', essential: true },
    { thing: 'earplugs', category: 'other' },
    { thing: 'powerStrip', category: 'electronics' },
    { thing: 'playingCards', category: 'entertainment' },
  ],
}

export const thingsFor = (kind: TemplateKind): readonly TemplateThing[] => [...always, ...besides[kind]]
