import { listed } from '@sojourn/contract/values/listed'
import type { KnownPlace } from './known-places.ts'

const mostNames = 2

/** Icons, then what is worth most, then what takes longest; one does not travel for lunch. */
const byWeight = (a: KnownPlace, b: KnownPlace): number =>
  Number(a.kind === 'food') - Number(b.kind === 'food') ||
  Number(b.icon) - Number(a.icon) ||
  b.worth - a.worth ||
  b.minutes - a.minutes

/** What the day is for, by the names of what is visited: nothing comes twice in a plan, so no two days are called alike. */
export function dayTitle(places: readonly KnownPlace[]): string {
  const outing = places.find(({ kind }) => kind === 'day trip')
  if (outing) return `Day trip: ${outing.name}`
  const best = places.toSorted(byWeight).slice(0, mostNames)
  const names = places.filter((place) => best.includes(place)).map(({ name }) => name)
  return names.length === 0 ? 'Free time' : listed(names)
}
