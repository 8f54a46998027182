import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A town as GeoNames has it. */
export interface Town {
  id: number
  name: string
  ascii: string
  /** All other names, in every script, as written. */
  otherNames: string[]
  lat: number
  lng: number
  code: string
  country: string
  /** "GB.ENG" and "GB.ENG.G5"; empty where there is none. */
  admin1: string
  admin2: string
  population: number
  elevationM: number | null
  zone: string
}

/** Places that no longer exist. */
export const GONE = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

/** The columns of a GeoNames dump that we use, by their place in the row. */
const COLUMNS = {
  id: 0,
  name: 1,
  ascii: 2,
  otherNames: 3,
  lat: 4,
  lng: 5,
  code: 7,
  country: 8,
  admin1: 10,
  admin2: 11,
  population: 14,
  elevation: 15,
  terrain: 16,
  zone: 17,
} as const

function toElevation(elevation: string, model: string): number | null {
  const metres = Number(elevation || model)
  return metres > -500 ? metres : null
}

export function toTown(line: string): Town {
  const cells = line.split('\t')
  const cell = (column: keyof typeof COLUMNS) => cells[COLUMNS[column]] ?? ''
  const country = cell('country')
  const admin1 = cell('admin1') ? `${country}.${cell('admin1')}` : ''
  return {
    id: Number(cell('id')),
    name: cell('name'),
    ascii: cell('ascii'),
    otherNames: cell('otherNames').split(','),
    lat: Number(cell('lat')),
    lng: Number(cell('lng')),
    code: cell('code'),
    country,
    admin1,
    admin2: admin1 && cell('admin2') ? `${admin1}.${cell('admin2')}` : '',
    population: Number(cell('population')),
    elevationM: toElevation(cell('elevation'), cell('terrain')),
    zone: cell('zone'),
  }
}

export const readJson = (folder: string, path: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8'))
