// How many travel. Nobody has to say it: what was never given is null, and counts as is usual for the way of travelling.
import { listed } from '../values/listed.ts'
import { say } from '../words/say.ts'
import type { TravelMode } from './modes.ts'
import { tripsFormWords } from './words-form.ts'

export interface Party {
  adults: number | null
  children: number | null
  /** As they are kept: '4, 9'. */
  childAges: string | null
}

export const partyLimits = { leastAdults: 1, most: 30, oldestChild: 17 } as const

const { leastAdults, most, oldestChild } = partyLimits

/** What is said of a field that is wrong. */
export const partyProblem: Readonly<Record<keyof Party, () => string>> = {
  adults: () => say(tripsFormWords.wholeNumber, { least: leastAdults, most }),
  children: () => say(tripsFormWords.wholeNumber, { least: 0, most }),
  childAges: () => say(tripsFormWords.agesWrong, { oldest: oldestChild }),
}

/** A couple is two adults, and so is a family until its children are named. */
export const usualAdults = (mode: TravelMode): number => (mode === 'solo' ? 1 : 2)

type Travelling = Pick<Party, 'adults' | 'children'> & { travelMode: TravelMode }

export const adultsOf = ({ adults, travelMode }: Omit<Travelling, 'children'>): number =>
  adults ?? usualAdults(travelMode)

export const peopleOf = (trip: Travelling): number => adultsOf(trip) + (trip.children ?? 0)

export const hasChildren = ({ children }: Pick<Party, 'children'>): boolean => (children ?? 0) > 0

/** They travel, or it is a family of which nobody said that it has none. */
export const mayHaveChildren = ({ travelMode, children }: Omit<Travelling, 'adults'>): boolean =>
  hasChildren({ children }) || (travelMode === 'family' && children === null)

/** '2 adults', '2 adults and 1 child'. */
export function partyWords(trip: Travelling): string {
  const adults = say(tripsFormWords.adultsCount, { count: adultsOf(trip) })
  const children = say(tripsFormWords.childrenCount, { count: trip.children ?? 0 })
  return hasChildren(trip) ? listed([adults, children]) : adults
}

/** Ages as people write them, '4 and 9': numbers in their order; null when something else stands there. */
function agesFrom(text: string): number[] | null {
  const between = ['', 'and', tripsFormWords.and]
  const words = text.split(/[\s,;&+]+/).filter((word) => !between.includes(word.toLowerCase()))
  const ages = words.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : Number.NaN))
  return ages.every((age) => age <= partyLimits.oldestChild) ? ages : null
}

export const agesOf = ({ childAges }: Pick<Party, 'childAges'>): number[] => agesFrom(childAges ?? '') ?? []

/** One spelling for all; null for none, undefined for what names no ages. */
export function agesText(text: string): string | null | undefined {
  const ages = agesFrom(text)
  return ages === null ? undefined : ages.join(', ') || null
}

/** An age that has no child any more is forgotten. */
export const agesWithin = ({ children, childAges }: Pick<Party, 'children' | 'childAges'>): string | null =>
  agesOf({ childAges })
    .slice(0, children ?? 0)
    .join(', ') || null

/** As it is typed. */
export interface PartyForm {
  adults: string
  children: string
  childAges: string
}

const wholeFrom = (text: string, least: number): number | null | undefined => {
  if (text.trim() === '') return null
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= least && value <= partyLimits.most ? value : undefined
}

/** What was typed, where it can be read: nothing typed is null. */
function readParty(form: PartyForm) {
  const children = wholeFrom(form.children, 0)
  return {
    adults: wholeFrom(form.adults, partyLimits.leastAdults),
    children,
    // Without children nobody is asked for ages, nor told that they are wrong.
    childAges: children === null || children === 0 ? null : agesText(form.childAges),
  }
}

export function partyErrors(form: PartyForm): Partial<Record<keyof PartyForm, string>> {
  const read = readParty(form)
  const wrong = (Object.keys(read) as (keyof PartyForm)[]).filter((field) => read[field] === undefined)
  return Object.fromEntries(wrong.map((field) => [field, partyProblem[field]()]))
}

export function partyFrom(form: PartyForm): Party {
  const { adults = null, children = null, childAges = null } = readParty(form)
  return { adults, children, childAges: agesWithin({ children, childAges }) }
}

export const toPartyForm = ({ adults, children, childAges }: Party): PartyForm => ({
  adults: adults?.toString() ?? '',
  children: children?.toString() ?? '',
  childAges: childAges ?? '',
})
