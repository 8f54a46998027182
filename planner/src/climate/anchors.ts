import { africa } from './data/anchors-africa.ts'
import { eastAsia } from './data/anchors-asia-east.ts'
import { southAsia } from './data/anchors-asia-south.ts'
import { southeastAsia } from './data/anchors-asia-southeast.ts'
import { westAsia } from './data/anchors-asia-west.ts'
import { europe } from './data/anchors-europe.ts'
import { northAmerica } from './data/anchors-north-america.ts'
import { oceania } from './data/anchors-oceania.ts'
import { siberia } from './data/anchors-siberia.ts'
import { southAmerica } from './data/anchors-south-america.ts'

/** Twelve values a year, January first. */
export interface MonthlyClimate {
  /** Mean daily high. */
  highC: number[]
  /** Mean daily low. */
  lowC: number[]
  rainMm: number[]
  /** Days with at least 1 mm. */
  wetDays: number[]
}

/** A place whose 1991-2020 normals are known. */
export interface Anchor extends MonthlyClimate {
  name: string
  lat: number
  lng: number
  elevationM: number
}

const rows = [
  europe,
  siberia,
  westAsia,
  southAsia,
  southeastAsia,
  eastAsia,
  africa,
  northAmerica,
  southAmerica,
  oceania,
].flat()

const toNumbers = (text = ''): number[] => text.split(' ').map(Number)

function toAnchor(row: string): Anchor {
  const [name = '', lat, lng, elevation, highs, lows, rain, wet] = row.split('|')
  return {
    name,
    lat: Number(lat),
    lng: Number(lng),
    elevationM: Number(elevation),
    highC: toNumbers(highs),
    lowC: toNumbers(lows),
    rainMm: toNumbers(rain),
    wetDays: toNumbers(wet),
  }
}

export const anchors: readonly Anchor[] = rows.map(toAnchor)
