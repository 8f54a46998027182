import { archetypeByName, archetypeFor, type PlainArchetype, inkOf, type Terrain } from './archetype.ts'
import {
  type Destination,
  type DestinationId,
  destinationOf,
  destinations,
  type InkName,
} from './data/destinations.ts'
import { commonWords, lookalikes } from './data/lookalikes.ts'
import { distanceKm } from './distance.ts'

/** What stands for a destination: a place of the table, or a plain landscape with the traveller's own words. */
export interface DestinationPhoto {
  id: DestinationId | null
  caption: string
  ink: InkName
  /** Null when the place is in the table. */
  archetype: PlainArchetype | null
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
const spaced = (text: string): string => text.replace(/[.,-]/g, ' ').replace(/\s+/g, ' ').trim()

function keysOf(id: DestinationId): string[] {
  const { name, aliases } = destinationOf(id)
  return [withoutAccents(name.toLowerCase()), ...aliases]
}

/** Every name a destination is found by, lower case and without accents. */
export const photoKeys: ReadonlyMap<string, DestinationId> = new Map(
  (Object.keys(destinations) as DestinationId[]).flatMap((id) => keysOf(id).map((key) => [key, id] as const)),
)

const keysByLength = [...photoKeys.keys()].toSorted((a, b) => b.length - a.length)

/** Short names that are words in other languages: they count only when they are the whole text. */
const exactOnly: ReadonlySet<string> = new Set(['la', 'us', 'l a', 'u s'])
const wholeWordUpTo = 3

const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `)

const withoutLookalikes = (text: string): string =>
  spaced(lookalikes.reduce((rest, name) => ` ${rest} `.replaceAll(` ${name} `, ' , '), text))

const isCommon = (text: string): boolean => text.split(' ').every((word) => commonWords.has(word))

/** Whether one lies in the other; three letters or fewer must be a word of their own. */
function contains(outer: string, inner: string): boolean {
  return inner.length <= wholeWordUpTo ? hasWords(outer, inner) : outer.includes(inner)
}

function bySubstring(text: string): string | undefined {
  const searchable = keysByLength.filter((key) => !exactOnly.has(key))
  const canBePart = !isCommon(text)
  return searchable.find((key) => contains(text, key) || (canBePart && contains(key, text)))
}

const tellingWords = (text: string): string[] =>
  text.split(' ').filter((word) => word.length > 2 && !commonWords.has(word))

function bySharedWord(text: string): string | undefined {
  const words = new Set(tellingWords(text))
  return [...photoKeys.keys()].find((key) => tellingWords(key).some((word) => words.has(word)))
}

/** The six steps of the specification, in its order; an earlier hit wins. */
function findKey(destination: string): string | undefined {
  const text = withoutAccents(destination.toLowerCase().trim())
  const parts = text.split(',').map((part) => part.trim())
  const exact = [text, spaced(text), parts[0] ?? '', parts.at(-1) ?? '']
  const hit = exact.find((candidate) => photoKeys.has(candidate))
  if (hit !== undefined) return hit
  const rest = withoutLookalikes(spaced(text))
  return rest === '' ? undefined : (bySubstring(rest) ?? bySharedWord(rest))
}

const sameCountryKm = 300
const anywhereKm = 1500

/** Whether the place on the map is not the one its name was taken for: Paris in Texas is not Paris. */
function isElsewhere(place: Terrain, found: Destination): boolean {
  const apartKm = distanceKm(place, found)
  if (!place.countryCode) return apartKm > anywhereKm
  return place.countryCode.toUpperCase() !== found.countryCode && apartKm > sameCountryKm
}

function plainPhoto(destination: string, place: Terrain | null | undefined): DestinationPhoto {
  const archetype = place ? archetypeFor(place) : archetypeByName(destination)
  return { id: null, caption: destination.trim() || 'Travel Destination', ink: inkOf[archetype], archetype }
}

/** The picture for what a traveller wrote; `place` is where the map found it, when it is known. */
export function photoFor(destination: string, place?: Terrain | null): DestinationPhoto {
  const key = findKey(destination)
  const id = key === undefined ? undefined : photoKeys.get(key)
  if (id === undefined) return plainPhoto(destination, place)
  const found = destinationOf(id)
  if (place && isElsewhere(place, found)) return plainPhoto(destination, place)
  return { id, caption: found.caption, ink: found.ink, archetype: null }
}
