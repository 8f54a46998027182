// When it is light: the sun's course by the usual approximation (good to a minute or two between the polar circles).
import { zoneClock } from '@sojourn/contract/values/intl'
import type { PlainDate } from '@sojourn/contract/values/plain-date'

/** Minutes after midnight on the clocks of the place. */
interface Stretch {
  readonly from: number
  readonly to: number
}

interface Daylight {
  /** From sunrise to sunset; null where the sun does not rise. A whole day where it does not set. */
  sun: Stretch | null
  /** From dawn to dusk: one can still see the path; null where not even that is so. */
  light: Stretch | null
}

interface Spot {
  latitude: number
  longitude: number
}

const dayMs = 86_400_000
const wholeDay: Stretch = { from: 0, to: 1440 }
/** Degrees from straight above at which the sun counts as risen, and the sky as light. */
const zeniths = { sun: 90.833, light: 96 }

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Where the sun stands on a day: its height over the equator, and how far sundials are off in minutes. */
function sunOf(date: PlainDate): { declination: number; equation: number } {
  const year = Number(date.slice(0, 4))
  const day = (Date.parse(`${date}T12:00:00Z`) - Date.UTC(year, 0, 1)) / dayMs
  const g = (2 * Math.PI * day) / 365.25
  return {
    declination:
      0.006918 -
      0.399912 * Math.cos(g) +
      0.070257 * Math.sin(g) -
      0.006758 * Math.cos(2 * g) +
      0.000907 * Math.sin(2 * g) -
      0.002697 * Math.cos(3 * g) +
      0.00148 * Math.sin(3 * g),
    equation:
      229.18 *
      (0.000075 +
        0.001868 * Math.cos(g) -
        0.032077 * Math.sin(g) -
        0.014615 * Math.cos(2 * g) -
        0.040849 * Math.sin(2 * g)),
  }
}

const mostKept = 2000
/** Reading a clock takes longer than all else here, and a day's never changes. */
const offsets = new Map<string, number>()

/** Minutes that clocks of a zone are ahead of UTC around noon. */
export function zoneMinutes(zone: string, date: PlainDate): number {
  const key = `${zone} ${date}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const noon = new Date(`${date}T12:00:00Z`)
  const parts = zoneClock(zone)?.formatToParts(noon)
  // A zone that this device does not know.
  if (!parts) return 0
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value)
  const there = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  const ahead = Math.round((there - noon.getTime()) / 60_000)
  if (offsets.size >= mostKept) offsets.clear()
  offsets.set(key, ahead)
  return ahead
}

export function daylightOn({ latitude, longitude }: Spot, zone: string, date: PlainDate): Daylight {
  const { declination, equation } = sunOf(date)
  const noon = 720 - 4 * longitude - equation + zoneMinutes(zone, date)
  const lat = radians(latitude)
  const stretch = (zenith: number): Stretch | null => {
    const cosine =
      Math.cos(radians(zenith)) / (Math.cos(lat) * Math.cos(declination)) -
      Math.tan(lat) * Math.tan(declination)
    if (cosine >= 1) return null
    if (cosine <= -1) return wholeDay
    const half = (4 * Math.acos(cosine) * 180) / Math.PI
    return { from: Math.round(noon - half), to: Math.round(noon + half) }
  }
  return { sun: stretch(zeniths.sun), light: stretch(zeniths.light) }
}
