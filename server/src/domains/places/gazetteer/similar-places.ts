import { distanceKm } from '@sojourn/contract/places/distance'
import { maxLookalikes, maxNamesakes } from '@sojourn/contract/values/limits'
import { isPreferred, loadGazetteer, gazetteerPlaceAt } from './load-gazetteer.ts'
import { namedExactly, namedLonger, SAME_PLACE_KM } from './exact-names.ts'
import { isNameOf, matchSimilar } from './match-names.ts'
import type { Match, RowFilter } from './name-scores.ts'
import { fullName, type GazetteerPlace } from './place.ts'
import { searchPlaces, toParts } from './search.ts'
import { isKnown, toQualifiers } from './qualifiers.ts'
import { withoutTripParts } from './resolve.ts'

const SMALLEST_WITH_TWO_TYPOS = 15_000

function isLikely({ at, edits }: Match): boolean {
  const gazetteer = loadGazetteer()
  return edits === 1 || isPreferred(gazetteer, at) || gazetteer.populations[at]! >= SMALLEST_WITH_TWO_TYPOS
}

const byScore = (matches: Match[]): Match[] => matches.toSorted((a, b) => b.score - a.score)

/** "Did you mean …?" for a text that means no one place: its namesakes, else what is spelt like it. */
export function similarPlaces(text: string): GazetteerPlace[] {
  const gazetteer = loadGazetteer()
  const [name = '', ...rest] = withoutTripParts(toParts(text))
  const known = toQualifiers(rest).filter(isKnown)
  const where: RowFilter = (at) => known.every(({ area, near }) => area?.(at) || near?.(at))
  const namesakes = known.length > 0 ? namedExactly(name, where) : namedExactly(name)
  const isSure = namesakes.some((match) => isNameOf(gazetteer, match))
  const choices = isSure
    ? byScore(namesakes)
    : known.length > 0
      ? [
          ...byScore([...namesakes, ...namedLonger(name, where), ...matchSimilar(name, where)]),
          ...byScore(namedExactly(name)),
        ]
      : byScore([...namesakes, ...matchSimilar(name).filter(isLikely)])
  const most = isSure ? maxNamesakes : maxLookalikes
  const found: GazetteerPlace[] = []
  const offer = (place: GazetteerPlace) => {
    const isOffered = (other: GazetteerPlace) =>
      fullName(other) === fullName(place) && distanceKm(other, place) <= SAME_PLACE_KM
    if (found.length < most && !found.some(isOffered)) found.push(place)
  }
  for (const { at } of choices) offer(gazetteerPlaceAt(gazetteer, at))
  if (found.length === 0) for (const place of searchPlaces(text, maxLookalikes)) offer(place)
  return found
}
