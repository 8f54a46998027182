import { listed } from '@sojourn/contract/values/listed'
import type { KnownPlace } from './known-places.ts'

const mostNames = 3
/** Longer ones name two. */
const longestTitle = 60

/** Icons, then what is worth most, as the day goes; one does not travel for lunch. */
const byWeight = (a: KnownPlace, b: KnownPlace): number =>
  Number(a.kind === 'food') - Number(b.kind === 'food') ||
  Number(b.icon) - Number(a.icon) ||
  b.worth - a.worth

/** What the day is for, by the names of what is visited: nothing comes twice in a plan, so no two days are called alike. */
export function dayTitle(places: readonly KnownPlace[]): string {
  const outing = places.find(({ kind }) => kind === 'day trip')
  if (outing) return `Day trip to ${outing.name}`
  if (places.length === 0) return 'Free time'
  const best = places.toSorted(byWeight)
  const named = (most: number): string => {
    const names = places.filter((place) => best.slice(0, most).includes(place)).map(({ name }) => name)
    return names.some((name) => name.includes(' and ')) ? names.join(', ') : listed(names)
  }
  const long = named(mostNames)
  return long.length <= longestTitle ? long : named(mostNames - 1)
}
