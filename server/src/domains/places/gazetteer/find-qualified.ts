import { isPreferred, kindAt, loadGazetteer, type Gazetteer } from './load-gazetteer.ts'
import {
  chooseOne,
  IN_STATE,
  kmBetween,
  namedExactly,
  namedLonger,
  onlyOne,
  QUALIFIED,
  SAME_PLACE_KM,
} from './exact-names.ts'
import { inArea, isCountry } from './locality.ts'
import { isNameOf, matchExactly } from './match-names.ts'
import type { RowFilter } from './name-scores.ts'
import { type Qualifier, WELL_KNOWN, isKnown, mostKept, strictArea, toQualifiers } from './qualifiers.ts'

/** A smaller one may have a namesake that no list has. */
const SMALLEST_ALONE = 1000

/** "Rochester, Kent": of the places of that name, those that lie where the other parts say. */
export function findQualified(name: string, qualifiers: Qualifier[]): number | null {
  const known = qualifiers.filter(isKnown)
  if (known.length === 0) return null
  const inAreas: RowFilter = (at) => known.every(({ area, near }) => (area ?? near)?.(at))
  const around: RowFilter = (at) => known.every(({ area, near }) => area?.(at) || near?.(at))
  const gazetteer = loadGazetteer()
  const isComplete = known.length === qualifiers.length
  for (const where of [inAreas, around]) {
    const matches = namedExactly(name, where).filter(({ at }) => kindAt(gazetteer, at) !== 'country')
    // A word we do not know might tell two places of that name apart.
    const lead = known.some(({ text }) => !isCountry(text) && strictArea(text)) ? IN_STATE : QUALIFIED
    const found = isComplete ? chooseOne(matches, lead) : onlyOne(matches)
    if (found !== null) return found
    if (matches.length > 0) return null
  }
  return onlyOne(namedLonger(name, inAreas)) ?? findInCountry(name, qualifiers)
}

/** The only place of the name in the country that ends the text, unless what stands between names a part of it. */
function findInCountry(name: string, qualifiers: Qualifier[]): number | null {
  const last = qualifiers.at(-1)
  if (qualifiers.length < 2 || !last?.area || !isCountry(last.text)) return null
  return qualifiers.slice(0, -1).some(({ area }) => area) ? null : onlyOne(namedExactly(name, last.area))
}

/** "Prague, Vienna" lists two cities. */
function findFirstOfList(name: string, qualifiers: Qualifier[]): number | null {
  const { populations } = loadGazetteer()
  const isCity = (text: string) => {
    const [best] = matchExactly(text)
    return best !== undefined && populations[best.at]! >= WELL_KNOWN
  }
  const isInOne = qualifiers.some(({ area }) => area && namedExactly(name, area).length > 0)
  if (isInOne || !isCity(name) || !qualifiers.every(({ text }) => isCity(text))) return null
  return chooseOne(matchExactly(name))
}

/** "Lienz, East Tyrol": there is but one Lienz in the world, whatever East Tyrol is. */
function findUnmistakable(name: string, qualifiers: Qualifier[]): number | null {
  if (qualifiers.some(isKnown)) return null
  const gazetteer = loadGazetteer()
  const matches = matchExactly(name)
  const at = onlyOne(matches)
  const isTown = at !== null && (isPreferred(gazetteer, at) || gazetteer.populations[at]! >= SMALLEST_ALONE)
  return isTown && matches.some((match) => isNameOf(gazetteer, match)) ? at : null
}

/** By town and the words for the area: all places of the world are looked at for each. */
const standsFor = new Map<string, boolean>()

/** Whether the town stands for the area of the same name: most of that lies around it. */
function isMostOf(gazetteer: Gazetteer, at: number, text: string, area: RowFilter): boolean {
  const key = `${at} ${text}`
  const known = standsFor.get(key)
  if (known !== undefined) return known
  const found = isMostAround(gazetteer, at, area)
  if (standsFor.size >= mostKept) standsFor.clear()
  standsFor.set(key, found)
  return found
}

function isMostAround(gazetteer: Gazetteer, at: number, area: RowFilter): boolean {
  let inside = 0
  let close = 0
  for (let other = 0; other < gazetteer.count; other++) {
    if (!area(other)) continue
    inside++
    if (kmBetween(other, at) <= SAME_PLACE_KM) close++
  }
  return close > 0.9 * inside
}

/** "Eiffel Tower, Paris": a sight or quarter we do not know lies in a town we do; an area would be too vague. */
function findAround(qualifiers: Qualifier[]): number | null {
  const gazetteer = loadGazetteer()
  for (const [position, { text, area }] of qualifiers.entries()) {
    const rest = qualifiers.slice(position + 1)
    const at = rest.length > 0 ? findQualified(text, rest) : chooseOne(matchExactly(text))
    if (at === null) continue
    const kind = kindAt(gazetteer, at)
    const isVague =
      kind === 'country' || kind === 'region' || (area !== null && !isMostOf(gazetteer, at, text, area))
    if (!isVague) return at
  }
  return null
}

export function findInParts(parts: string[]): number | null {
  const [name = '', ...rest] = parts
  const qualifiers = toQualifiers(rest)
  const found = findFirstOfList(name, qualifiers) ?? findUnmistakable(name, qualifiers)
  if (found !== null) return found
  if (matchExactly(name).length > 0) {
    // "Japan, Tokyo": the larger first.
    const area = inArea(name)
    return area && rest.length === 1 ? findQualified(rest[0] ?? '', [{ text: name, area, near: null }]) : null
  }
  return findAround(qualifiers)
}
