import { isPreferred, kindAt, loadGazetteer } from './load-gazetteer.ts'
import { inArea, inCountryOrState, nearNamedPlace } from './locality.ts'
import { matchExactly } from './match-names.ts'
import type { RowFilter } from './name-scores.ts'
import { toParts } from './search.ts'
import { withoutAreaWords } from './area-words.ts'

export const WELL_KNOWN = 100_000
export const mostKept = 1000

/** What a part after the name says about where the place lies. */
export interface Qualifier {
  text: string
  area: RowFilter | null
  near: RowFilter | null
}

export function toQualifiers(texts: string[]): Qualifier[] {
  const last = texts.at(-1) ?? ''
  return texts.map((text) => {
    // "Paris, Norway" is not near Norway in Maine, nor "Perth, Ontario" near Ontario in California.
    const isStrict = strictArea(text) !== null
    const isElsewhere = isStrict && isContradicted(text, last)
    return {
      text,
      area: isElsewhere ? null : (inArea(text) ?? inArea(withoutAreaWords(text))),
      near: isStrict && !isElsewhere ? null : nearNamedPlace(text),
    }
  })
}

/** The country or state a text names, unless a well-known city in it, or an island elsewhere, is called so too. */
export function strictArea(text: string): RowFilter | null {
  const area = inCountryOrState(text)
  const [best] = matchExactly(text)
  if (!area || !best) return area
  const gazetteer = loadGazetteer()
  const kind = kindAt(gazetteer, best.at)
  const isCityThere = gazetteer.populations[best.at]! >= WELL_KNOWN && area(best.at)
  const isOtherwiseKnown = isPreferred(gazetteer, best.at) && kind !== 'city' && !area(best.at)
  return isCityThere || isOtherwiseKnown ? null : area
}

/** By two names of areas: all places of the world are looked at for each pair. */
const meetings = new Map<string, boolean>()

/** Whether the area has no place in common with the one that ends the text: "SA" is no part of Italy. */
function isContradicted(text: string, last: string): boolean {
  const [area, within] = [strictArea(text), strictArea(last)]
  if (text === last || !area || !within) return false
  const key = `${text}, ${last}`
  const known = meetings.get(key)
  if (known !== undefined) return known
  const { count } = loadGazetteer()
  let at = 0
  while (at < count && !(within(at) && area(at))) at++
  if (meetings.size >= mostKept) meetings.clear()
  meetings.set(key, at === count)
  return at === count
}

/** When a country or state was named, nothing outside it is ever taken. */
export function isWhereNamed(at: number, text: string): boolean {
  const [, ...rest] = toParts(text)
  const last = rest.at(-1) ?? ''
  return rest.every((part) => {
    const area = strictArea(part)
    return !area || area(at) || isContradicted(part, last)
  })
}

export const isKnown = ({ area, near }: Qualifier): boolean => area !== null || near !== null
