import { archetypeByName, archetypeFor, type PlainArchetype, inkOf, type Terrain } from './archetype.ts'
import {
  type Destination,
  type DestinationId,
  destinationById,
  destinations,
  type InkName,
} from './data/destinations.ts'
import { commonWords, hidingKeys, lookalikes } from './data/lookalikes.ts'
import { distanceKm } from './distance.ts'
import { placesWords } from './words.ts'

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
  const { name, aliases } = destinationById(id)
  return [withoutAccents(name.toLowerCase()), ...aliases]
}

/** Every name a destination is found by, lower case and without accents. */
export const photoKeys: ReadonlyMap<string, DestinationId> = new Map(
  (Object.keys(destinations) as DestinationId[]).flatMap((id) => keysOf(id).map((key) => [key, id] as const)),
)

/** Spelled-out initials, and short names that are words in other languages: they must be the whole text. */
const isExactOnly = (key: string): boolean => key === 'la' || key === 'us' || /^\w( \w)+$/.test(key)

const searchedKeys = [...photoKeys.keys()].filter((key) => !isExactOnly(key))
const ownNames: ReadonlySet<string> = new Set(
  Object.values(destinations).map(({ name }) => withoutAccents(name.toLowerCase())),
)
const wholeWordUpTo = 3

const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `)

const withoutLookalikes = (text: string): string =>
  spaced(lookalikes.reduce((rest, name) => ` ${rest} `.replaceAll(` ${name} `, ' , '), text))

const isCommon = (text: string): boolean => text.split(' ').every((word) => commonWords.has(word))

/** Whether one lies in the other; three letters or fewer must be words of their own. */
function contains(outer: string, inner: string): boolean {
  const wholeWords = inner.length <= wholeWordUpTo || hidingKeys.has(inner)
  return wholeWords ? hasWords(outer, inner) : outer.includes(inner)
}

const longestFirst = (a: string, b: string): number => b.length - a.length

/**
 * The longest name in the text, so that Romania is never Oman; between equals the first. A place's own name
 * comes before the country that stands for another: 'Lyon France' is Lyon.
 */
function bySubstring(text: string): string | undefined {
  const isOwnName = (key: string) => ownNames.has(key) && hasWords(text, key)
  const inText = searchedKeys
    .filter((key) => contains(text, key))
    .toSorted(
      (a, b) =>
        Number(isOwnName(b)) - Number(isOwnName(a)) ||
        longestFirst(a, b) ||
        text.indexOf(a) - text.indexOf(b),
    )
  if (inText.length > 0 || text.length < wholeWordUpTo || isCommon(text)) return inText[0]
  return searchedKeys.filter((key) => contains(key, text)).toSorted(longestFirst)[0]
}

const tellingWords = (text: string): string[] =>
  text.split(' ').filter((word) => word.length > 2 && !commonWords.has(word))

function bySharedWord(text: string): string | undefined {
  const words = new Set(tellingWords(text))
  return searchedKeys.find((key) => tellingWords(key).some((word) => words.has(word)))
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
  return {
    id: null,
    caption: destination.trim() || placesWords.destination,
    ink: inkOf[archetype],
    archetype,
  }
}

/** The picture for what a traveller wrote; `place` is where the map found it, when it is known. */
export function photoFor(destination: string, place?: Terrain | null): DestinationPhoto {
  const key = findKey(destination)
  const id = key === undefined ? undefined : photoKeys.get(key)
  if (id === undefined) return plainPhoto(destination, place)
  const found = destinationById(id)
  if (place && isElsewhere(place, found)) return plainPhoto(destination, place)
  return { id, caption: found.caption, ink: found.ink, archetype: null }
}
