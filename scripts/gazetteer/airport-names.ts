import { distanceKm } from '@sojourn/contract/places/distance'
import { fold } from '../../server/src/domains/places/gazetteer/fold.ts'
import { nameKinds, type NameKind } from '../../server/src/domains/places/gazetteer/name-table.ts'
import type { PackedPlace } from './packed-place.ts'
import type { Airport } from './sources.ts'

const AIRPORT_REACH_KM = 90

export interface NameRow {
  name: string
  owner: number
  kind: number
}

/** The town an airport serves: the one it names, else the biggest nearby. */
function townOf(airport: Airport, towns: { place: PackedPlace; owner: number }[]): number | undefined {
  const named = fold(airport.town)
  const near = towns.filter(
    ({ place }) => place.country === airport.country && distanceKm(place, airport) <= AIRPORT_REACH_KM,
  )
  const isNamed = ({ place }: { place: PackedPlace }) =>
    [place.name, place.ascii, ...place.required, ...place.otherNames].some((text) => fold(text) === named)
  return (near.find(isNamed) ?? near[0])?.owner
}

const airportName = (name: string): string =>
  fold(name.replace(/\(.*?\)/g, '')).replace(/ (?:international )?airport$/, '')

/** City codes that belong to no one airport. */
const CITY_CODES: Record<string, string> = {
  LON: 'LHR',
  PAR: 'CDG',
  NYC: 'JFK',
  TYO: 'HND',
  MIL: 'MXP',
  ROM: 'FCO',
  BUE: 'EZE',
  RIO: 'GIG',
  SAO: 'GRU',
  MOW: 'SVO',
  OSA: 'KIX',
  SEL: 'ICN',
  BJS: 'PEK',
  CHI: 'ORD',
  WAS: 'IAD',
  STO: 'ARN',
  BUH: 'OTP',
}

export function airportRows(airports: Airport[], places: PackedPlace[]): NameRow[] {
  const towns = places.map((place, owner) => ({ place, owner })).filter(({ place }) => place.kind === 'city')
  const cells = new Map<string, typeof towns>()
  for (const town of towns) {
    const key = `${Math.floor(town.place.lat)} ${Math.floor(town.place.lng)}`
    cells.set(key, [...(cells.get(key) ?? []), town])
  }
  const owners = new Map<string, number>()
  const rows: NameRow[] = []
  for (const airport of airports) {
    const around: typeof towns = []
    for (let y = -1; y <= 1; y++) {
      for (let x = -1; x <= 1; x++) {
        around.push(...(cells.get(`${Math.floor(airport.lat) + y} ${Math.floor(airport.lng) + x}`) ?? []))
      }
    }
    const owner = townOf(
      airport,
      around.toSorted((a, b) => b.place.population - a.place.population),
    )
    if (owner === undefined) continue
    owners.set(airport.letters, owner)
    const codeKind = kindNumber('code')
    rows.push({ name: fold(airport.letters), owner, kind: codeKind })
    if (airport.isLarge) {
      const plain = airportName(airport.name)
      for (const name of [plain, `${plain} airport`]) rows.push({ name, owner, kind: codeKind })
    }
  }
  for (const [city, letters] of Object.entries(CITY_CODES)) {
    const owner = owners.get(letters)
    if (owner !== undefined) rows.push({ name: fold(city), owner, kind: kindNumber('code') })
  }
  return rows
}

export const kindNumber = (kind: NameKind): number => nameKinds.indexOf(kind)
