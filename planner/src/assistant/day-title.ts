import { type Meaning, meaningsOf } from '@sojourn/contract/words/meaning'
import type { KnownPlace } from './known-places.ts'

const ofDay = meaningsOf('ai-days')

const mostNames = 3
/** Longer ones name two. */
const longestTitle = 60

/** Icons, then what is worth most, as the day goes; one does not travel for lunch. */
const byWeight = (a: KnownPlace, b: KnownPlace): number =>
  Number(a.kind === 'food') - Number(b.kind === 'food') ||
  Number(b.icon) - Number(a.icon) ||
  b.worth - a.worth

/** What the day is for, by the names of what is visited: nothing comes twice in a plan, so no two days are called alike. */
export function dayTitle(places: readonly KnownPlace[]): Meaning {
  const outing = places.find(({ kind }) => kind === 'day trip')
  if (outing) return ofDay('dayTrip', { place: outing.name })
  if (places.length === 0) return ofDay('freeTime')
  const best = places.toSorted(byWeight)
  const named = (most: number): string[] =>
    places.filter((place) => best.slice(0, most).includes(place)).map(({ name }) => name)
  const long = named(mostNames)
  const names = lengthOf(long) <= longestTitle ? long : named(mostNames - 1)
  return ofDay('places', { places: { joined: hasAnd(names) ? 'comma' : 'and', parts: names } })
}

const hasAnd = (names: readonly string[]): boolean => names.some((name) => name.includes(' and '))
/** As it is told in English. */
const lengthOf = (names: readonly string[]): number =>
  names.join(', ').length + (hasAnd(names) || names.length < 2 ? 0 : ' and '.length - ', '.length)
