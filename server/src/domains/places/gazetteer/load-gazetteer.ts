// The world's places and their names, read from the pack that scripts/build-gazetteer.ts makes. Everything stays in
// a few large arrays; a place becomes an object only when somebody asks for it.
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { zstdDecompress, zstdDecompressSync, type ZstdOptions } from 'node:zlib'
import { fromDifferences, noElevation, toDegrees } from './columns.ts'
import { readNameTable, type NameTable } from './name-table.ts'
import { countryName, type GazetteerPlace, placeKinds } from './place.ts'
import { readSections } from './sections.ts'

const PACK = new URL('../../../../data/gazetteer.bin.zst', import.meta.url)

export interface Gazetteer {
  count: number
  /** Each name's owner is a place's position. */
  names: NameTable
  /** Each name's owner is an area's key. */
  areas: NameTable
  kinds: Uint8Array
  countries: Uint8Array
  admin1: Uint16Array
  admin2: Uint16Array
  lats: Int32Array
  lngs: Int32Array
  zones: Uint16Array
  populations: Uint32Array
  elevations: Int16Array
  coastKm: Uint8Array
  flags: Uint8Array
  shown: Uint8Array
  shownStarts: Uint32Array
  countryCodes: string[]
  admin1Names: string[]
  zoneNames: string[]
}

function startsOf(lengths: Uint8Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1)
  for (let at = 0; at < lengths.length; at++) starts[at + 1] = starts[at]! + lengths[at]!
  return starts
}

function toGazetteer(pack: Uint8Array): Gazetteer {
  const section = readSections(pack)
  const texts = (name: string) =>
    Buffer.from(section(name) as Uint8Array)
      .toString('utf8')
      .split('\n')
  const kinds = section('places.kinds') as Uint8Array
  return {
    count: kinds.length,
    names: readNameTable(section, 'names'),
    areas: readNameTable(section, 'areas'),
    kinds,
    countries: section('places.countries') as Uint8Array,
    admin1: section('places.admin1') as Uint16Array,
    admin2: section('places.admin2') as Uint16Array,
    lats: fromDifferences(section('places.lats') as Int32Array),
    lngs: fromDifferences(section('places.lngs') as Int32Array),
    zones: section('places.zones') as Uint16Array,
    populations: section('places.populations') as Uint32Array,
    elevations: section('places.elevations') as Int16Array,
    coastKm: section('places.coastKm') as Uint8Array,
    flags: section('places.flags') as Uint8Array,
    shown: section('places.names') as Uint8Array,
    shownStarts: startsOf(section('places.nameLengths') as Uint8Array),
    countryCodes: texts('texts.countries'),
    admin1Names: texts('texts.admin1'),
    zoneNames: texts('texts.zones'),
  }
}

const unpack = promisify<Buffer, ZstdOptions, Buffer>(zstdDecompress)

/** Room for the whole pack at once, so that it is not put together from thousands of pieces. */
const inOnePiece = { chunkSize: 24 * 1024 * 1024 }

let loaded: Gazetteer | undefined

export function loadGazetteer(): Gazetteer {
  loaded ??= toGazetteer(zstdDecompressSync(readFileSync(PACK), inOnePiece))
  return loaded
}

/** Loads ahead of the first search; unpacking happens in a thread of its own. */
export async function warmGazetteer(): Promise<void> {
  if (loaded) return
  const pack = await unpack(await readFile(PACK), inOnePiece)
  loaded ??= toGazetteer(pack)
}

const SHARES_NAME = 1
const PREFERRED = 2

/** Hand-written destinations and preferred towns: whoever writes exactly their name means them. */
export const isPreferred = ({ flags }: Gazetteer, at: number): boolean => (flags[at]! & PREFERRED) !== 0

export const pointAt = ({ lats, lngs }: Gazetteer, at: number): { lat: number; lng: number } => ({
  lat: toDegrees(lats[at]!),
  lng: toDegrees(lngs[at]!),
})

export const kindAt = ({ kinds }: Gazetteer, at: number): GazetteerPlace['kind'] =>
  placeKinds[kinds[at]!] ?? 'city'

export function gazetteerPlaceAt(gazetteer: Gazetteer, at: number): GazetteerPlace {
  const { shown, shownStarts, countryCodes, countries, admin1Names, admin1, elevations } = gazetteer
  const countryCode = countryCodes[countries[at]!] ?? ''
  const elevation = elevations[at]!
  return {
    id: `place-${at}`,
    name: Buffer.from(shown.subarray(shownStarts[at], shownStarts[at + 1])).toString('utf8'),
    admin: admin1Names[admin1[at]!] || null,
    countryCode,
    country: countryName(countryCode),
    ...pointAt(gazetteer, at),
    zone: gazetteer.zoneNames[gazetteer.zones[at]!] ?? 'UTC',
    population: gazetteer.populations[at]!,
    elevationM: elevation === noElevation ? null : elevation,
    coastKm: gazetteer.coastKm[at]!,
    kind: kindAt(gazetteer, at),
    sharesName: (gazetteer.flags[at]! & SHARES_NAME) !== 0,
  }
}
