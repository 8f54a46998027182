import type { Terrain } from './archetype.ts'
import type { DestinationId } from './data/destinations.ts'
import { snowMonths } from './data/snow-months.ts'
import { seasonOf } from './season.ts'

/** Snow is shown only in months whose mean is below this. */
const snowBelowC = 2
export const isSnowMonth = (meanC: number): boolean => meanC < snowBelowC

interface Winter {
  base: number
  perDegree: number
  per1000M: number
  atSea: number
  per10East: number
  /** January in the north, July in the south. */
  midwinter: number
}

/** The mean of a winter month by latitude, height, sea and longitude: a fit to the known climates, off by 1.4 to 2.9 °C. */
const winters: Record<'america' | 'europe' | 'asia' | 'south', Winter> = {
  america: {
    base: 33.25,
    perDegree: -1.02,
    per1000M: -3.41,
    atSea: 3.75,
    per10East: -1.15,
    midwinter: -1.55,
  },
  europe: { base: 32.59, perDegree: -0.58, per1000M: -4.87, atSea: 2.76, per10East: -0.96, midwinter: -0.99 },
  asia: { base: 51.68, perDegree: -1.05, per1000M: -3.63, atSea: 3.44, per10East: -0.93, midwinter: -2.2 },
  south: { base: 40.54, perDegree: -0.78, per1000M: -8.17, atSea: 0.38, per10East: 0, midwinter: -0.9 },
}

function regionOf({ lat, lng }: Terrain): keyof typeof winters {
  if (lat < 0) return 'south'
  return lng < -50 ? 'america' : lng < 40 ? 'europe' : 'asia'
}

/** About how cold a winter month is somewhere. What is not known of the place counts as warm. */
function winterMeanC(place: Terrain, month: number): number {
  const { lat, lng, elevationM, coastal } = place
  const { base, perDegree, per1000M, atSea, per10East, midwinter } = winters[regionOf(place)]
  return (
    base +
    perDegree * Math.abs(lat) +
    (per1000M * Math.max(0, elevationM ?? 0)) / 1000 +
    (coastal === false ? 0 : atSea) +
    (per10East * lng) / 10 +
    (month === (lat < 0 ? 7 : 1) ? midwinter : 0)
  )
}

/** The estimate errs: rather no snow than snow over palms. */
const doubtC = 1

/** Whether a picture of the place shows snow in a month: places of the table by their climate, others by an estimate. */
export function showsSnow(id: DestinationId | null, place: Terrain | null, month: number): boolean {
  if (id !== null) return snowMonths[id]?.includes(month) ?? false
  if (!place || seasonOf(place.lat, month) !== 'winter') return false
  return isSnowMonth(winterMeanC(place, month) + doubtC)
}
