// The part of a destination that says where: "France", "Illinois", "OR", "Kent", "Santorini" after a town's name.
import { distanceKm } from '@sojourn/contract/places/distance'
import { areaOf } from './area-key.ts'
import { COUNTIES } from './data/counties.ts'
import { isPreferred, kindAt, loadGazetteer, pointAt } from './load-gazetteer.ts'
import { matchExactly } from './match-names.ts'
import type { RowFilter } from './name-scores.ts'
import { equalTo, startingWith } from './name-table.ts'

const NEAR_TOWN_KM = 80
const NEAR_REGION_KM = 250
/** More names than this begin with anything. */
const MOST_BEGINNINGS = 2000
const MOST_NAMESAKES = 20
const MUCH_SMALLER = 10

/** Territories that have a code of their own and are still said to lie in the country. */
const TERRITORIES: Record<string, string[]> = {
  AU: ['CC', 'CX', 'NF'],
  CN: ['HK', 'MO', 'TW'],
  DK: ['FO', 'GL'],
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'],
  GB: ['AI', 'BM', 'FK', 'GG', 'GI', 'IM', 'JE', 'KY', 'MS', 'SH', 'TC', 'VG'],
  IL: ['PS'],
  MA: ['EH'],
  NL: ['AW', 'BQ', 'CW', 'SX'],
  NO: ['SJ'],
  NZ: ['CK', 'NU', 'TK'],
  PS: ['IL'],
  RS: ['XK'],
  RU: ['UA'],
  US: ['AS', 'GU', 'MP', 'PR', 'VI'],
}

/** The areas of a text, by kind; counties are circles. */
interface Areas {
  countries: Set<number>
  admin1: Set<number>
  admin2: Set<number>
  counties: number[]
}

function areasIn(from: number, to: number): Areas {
  const { areas: table, countryCodes, admin1Names } = loadGazetteer()
  const found: Areas = { countries: new Set(), admin1: new Set(), admin2: new Set(), counties: [] }
  for (let position = from; position < to; position++) {
    const { kind, at } = areaOf(table.owners[position]!)
    if (kind === 'admin1') found.admin1.add(at)
    else if (kind === 'admin2') found.admin2.add(at)
    else if (kind === 'county') found.counties.push(at)
    else {
      found.countries.add(at)
      const code = countryCodes[at] ?? ''
      for (const territory of TERRITORIES[code] ?? []) found.countries.add(countryCodes.indexOf(territory))
      // Whoever says Ireland may mean the island.
      if (code === 'IE') found.admin1.add(admin1Names.indexOf('Northern Ireland'))
    }
  }
  return found
}

function toFilter({ countries, admin1, admin2, counties }: Areas): RowFilter {
  const gazetteer = loadGazetteer()
  return (at) =>
    countries.has(gazetteer.countries[at]!) ||
    admin1.has(gazetteer.admin1[at]!) ||
    admin2.has(gazetteer.admin2[at]!) ||
    counties.some((county) => isInCounty(at, county))
}

function isInCounty(at: number, county: number): boolean {
  const gazetteer = loadGazetteer()
  const [, countryCode, lat, lng, reachKm] = COUNTIES[county] ?? ['', '', 0, 0, 0]
  return (
    gazetteer.countryCodes[gazetteer.countries[at]!] === countryCode &&
    distanceKm({ lat, lng }, pointAt(gazetteer, at)) <= reachKm
  )
}

/** The places in the country, state or county of exactly this folded name or short form. */
export function inArea(text: string): RowFilter | null {
  const { from, to } = equalTo(loadGazetteer().areas, text)
  return from === to ? null : toFilter(areasIn(from, to))
}

/** Whether the folded text is the name of a country. */
export function isCountry(text: string): boolean {
  const { from, to } = equalTo(loadGazetteer().areas, text)
  return areasIn(from, to).countries.size > 0
}

/** The places in the country or state of this folded name; null where it names a smaller area or none. */
export function inCountryOrState(text: string): RowFilter | null {
  const { from, to } = equalTo(loadGazetteer().areas, text)
  const areas = areasIn(from, to)
  return areas.countries.size + areas.admin1.size > 0 ? toFilter(areas) : null
}

/** The same for a name that is still being typed: "fr", "ill". */
export function inAreaStarting(text: string): RowFilter | null {
  if (text.length < 2) return null
  const { from, to } = startingWith(loadGazetteer().areas, text)
  return from === to ? null : toFilter(areasIn(from, Math.min(to, from + MOST_BEGINNINGS)))
}

/** The surroundings of the towns, islands or regions of exactly this folded name. */
export function nearNamedPlace(text: string): RowFilter | null {
  const gazetteer = loadGazetteer()
  const [best, ...others] = matchExactly(text).filter(({ at }) => kindAt(gazetteer, at) !== 'country')
  if (!best) return null
  // Who writes London means the one in Ontario only if nothing else is said of it.
  const isComparable = ({ at }: { at: number }) =>
    !isPreferred(gazetteer, best.at) &&
    gazetteer.populations[at]! * MUCH_SMALLER >= gazetteer.populations[best.at]!
  const centres = [best, ...others.filter(isComparable).slice(0, MOST_NAMESAKES)].map(({ at }) => ({
    ...pointAt(gazetteer, at),
    reachKm: kindAt(gazetteer, at) === 'region' ? NEAR_REGION_KM : NEAR_TOWN_KM,
  }))
  return (at) => {
    const point = pointAt(gazetteer, at)
    return centres.some((centre) => distanceKm(point, centre) <= centre.reachKm)
  }
}
