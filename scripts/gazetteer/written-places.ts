import { COUNTRIES } from '../../server/src/domains/places/gazetteer/data/countries.ts'
import { DESTINATION_NAMES } from '../../server/src/domains/places/gazetteer/data/destination-names.ts'
import { DESTINATIONS } from '../../server/src/domains/places/gazetteer/data/overlay.ts'
import { PARKS_AND_ISLANDS } from '../../server/src/domains/places/gazetteer/data/parks-and-islands.ts'
import { FAMOUS_QUARTERS, QUARTERS } from '../../server/src/domains/places/gazetteer/data/quarters.ts'
import { countryName, type PlaceKind } from '../../server/src/domains/places/gazetteer/place.ts'
import type { PackedPlace } from './packed-place.ts'

export const toList = (names = ''): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

const handWritten = {
  otherNames: [],
  admin1: '',
  admin2: '',
  population: 0,
  preferred: true,
  sharesName: false,
} satisfies Partial<PackedPlace>

export const destinations = (): PackedPlace[] =>
  DESTINATIONS.map(([name, country, kind, lat, lng, zone, elevationM, aliases]) => ({
    ...handWritten,
    name,
    ascii: name,
    country,
    kind,
    lat,
    lng,
    zone,
    elevationM,
    required: [...toList(aliases), ...toList(DESTINATION_NAMES[name])],
  }))

/** A country is shown under its own name and stands in the city its row names. */
export function countries(find: (country: string, name: string) => PackedPlace): PackedPlace[] {
  return COUNTRIES.map(([code, city, aliases]) => {
    const { lat, lng, zone, elevationM } = find(code, city)
    const name = countryName(code)
    return {
      ...handWritten,
      name,
      ascii: name,
      country: code,
      kind: 'country',
      lat,
      lng,
      zone,
      elevationM,
      required: toList(aliases),
    }
  })
}

/** Their zone is filled in from the next town. */
export const parksAndIslands = (): PackedPlace[] =>
  PARKS_AND_ISLANDS.trim()
    .split('\n')
    .map((row) => {
      const [name = '', country = '', kind = '', lat, lng, elevation, aliases] = row.split('|')
      return {
        ...handWritten,
        name,
        ascii: name,
        country,
        kind: kind as PlaceKind,
        lat: Number(lat),
        lng: Number(lng),
        zone: '',
        elevationM: Number(elevation),
        required: toList(aliases),
      }
    })

const toDegrees = (text: string): number => (text.endsWith('S') ? -Number(text.slice(0, -1)) : Number(text))

export function quarters(): PackedPlace[] {
  return QUARTERS.flatMap(([country, , zone, rows]) =>
    rows.map((row) => {
      const [head = '', ...aliases] = row.split('|')
      const [, name = '', lat = '', lng = ''] = /^(.+) (\S+) (\S+)$/.exec(head) ?? []
      return {
        ...handWritten,
        name,
        ascii: name,
        country,
        kind: 'quarter' as const,
        zone,
        elevationM: null,
        lat: toDegrees(lat),
        lng: toDegrees(lng),
        required: aliases,
        preferred: FAMOUS_QUARTERS.has(name),
      }
    }),
  )
}
