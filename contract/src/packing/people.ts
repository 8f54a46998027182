import { collator } from '../values/intl.ts'
import type { PackingItem } from './schema.ts'
import { packingWords } from './words.ts'

type Labelled = Pick<PackingItem, 'memberName'>

/** What a family list says of an item that nobody is named for. */
export const everyone = (): string => packingWords.everyone

const folded = (name: string): string => name.toLowerCase()

/** The people a label names: 'Ada, Zik' are two; no label means everyone. A label only, no account (U-068). */
function namesIn(label: string | null): string[] {
  const names = (label ?? '')
    .split(/[,&+]|\band\b/i)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.length > 0 ? names : [everyone()]
}

/** Everybody named in the list, each once whatever the letter case, by name; those for everyone come first. */
export function peopleIn(items: readonly Labelled[]): string[] {
  const people = new Map<string, string>()
  const labels = new Set(items.map(({ memberName }) => memberName))
  for (const name of [...labels].flatMap(namesIn))
    if (!people.has(folded(name))) people.set(folded(name), name)
  const isShared = (name: string) => Number(folded(name) === folded(everyone()))
  const byName = collator({}).compare
  return [...people.values()].toSorted((a, b) => isShared(b) - isShared(a) || byName(a, b))
}

export const isFor = ({ memberName }: Labelled, person: string): boolean =>
  namesIn(memberName).some((name) => folded(name) === folded(person))
