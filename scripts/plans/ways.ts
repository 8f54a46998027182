// How long a way takes at the very least, and what a plan says of it: estimated apart from the planner's roads.
import type { Spot } from './guide-page.ts'

const earthKm = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** As the crow flies. */
export function kmApart(a: Spot, b: Spot): number {
  const [lat, lng] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(lng / 2) ** 2
  return 2 * earthKm * Math.asin(Math.sqrt(Math.sin(lat / 2) ** 2 + across))
}

/**
 * Between towns, in km/h: the upper edges of the four classes of mean speeds that the International Monetary Fund read
 * off a route planner (WP 22/95). Whatever is not named is among the fastest.
 */
const slowRoads: readonly (readonly [kmh: number, countries: string])[] = [
  [60, 'IN LK NP BT BD PK MM KH LA ID PH KE TZ UG RW ET MG NG BO CO SC MV FO CK PF FJ'],
  [75, 'VN PE EC GT CU GE AM AL ME BA MK ZW MU JO EG UZ AZ NO SJ'],
  [90, 'CN TH MX BR NZ RU UA RO BG LV LT EE IS GB IE CY MT PA UY IL PR'],
]
const fastRoads = 110
const straight = 1.15

const roadKmh = (country: string): number =>
  slowRoads.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? fastRoads

const onFootKmh = 5.4
const inTownKmh = 30
const townKm = 6
const waitMinutes = 4

/** Nobody gets from one to the other in less: on foot, or by what a town has and from its edge on by road. */
export function leastMinutes(km: number, country: string): number {
  const inTown = (Math.min(km, townKm) / inTownKmh) * 60
  const outside = ((Math.max(0, km - townKm) * straight) / roadKmh(country)) * 60
  return Math.min((km / onFootKmh) * 60, waitMinutes + inTown + outside)
}

/** All minutes that a text names: 'Back in 1 h 10 min, then 5 min on foot' says 75. Null where it names none. */
export function saidMinutes(text: string): number | null {
  const spans = [...text.matchAll(/(?:(\d+)\s?h\b)?\s*(?:(\d+)\s?min\b)?/g)].filter(([whole]) => whole.trim())
  if (spans.length === 0) return null
  return spans.reduce((sum, [, hours = '0', minutes = '0']) => sum + Number(hours) * 60 + Number(minutes), 0)
}
