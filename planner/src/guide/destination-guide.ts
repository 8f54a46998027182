import { type InterestKey, interestKeys } from '@sojourn/contract/ai/preferences'
import type { CrowdLevel, InsightCategory } from '@sojourn/contract/insights/categories'
import { usualFare } from './fares.ts'
import type { GuidePlace, Peak, PlaceLine } from './guide-place.ts'
import { readClosings } from './place-closing.ts'
import { readHours } from './week-hours.ts'

/** One insight of a destination, as a line of its table. */
export type InsightLine = readonly [
  category: InsightCategory,
  title: string,
  description: string,
  crowdLevel: CrowdLevel,
  rating: number,
  timeToExplore: string,
  bestSeason: string,
]

/**
 * A yearly festival. `when` is a date rule (`06-12 P2D`, `saturday after 09-15 P16D`, `easter -51 P6D`) for days that are
 * certain, or `usually 05-20/06-05` for a stretch in which it falls.
 */
export type FestivalLine = readonly [
  name: string,
  when: string,
  description: string,
  category: 'festival' | 'music' | 'food' | 'culture' | 'sport' | 'market' | 'religious',
  location: string,
  price: number,
  popularity: 1 | 2 | 3 | 4 | 5,
]

/** What the guide says of one destination. */
export interface GuideTable {
  /** A day for one person in US dollars, without the journey: a bed, food, local transport and entrances. */
  dailyCost: { budget: number; 'mid-range': number; luxury: number }
  /** The 3 to 8 places one would be ashamed to have missed, by their names, the first of them first. */
  icons: readonly string[]
  insights: readonly InsightLine[]
  festivals: readonly FestivalLine[]
  /** The town one stays in, where the destination itself is a reef or a region; ways and days begin there. */
  base?: { latitude: number; longitude: number }
  /** What is seen in one go, by names in the order one walks it: one compound, or one day out. */
  compounds?: readonly (readonly string[])[]
  /** What one ticket opens, by names: it is paid once, at the highest of their prices. */
  tickets?: readonly (readonly string[])[]
  /** Which places are in which part of the town, by their names. */
  quarters?: Readonly<Record<string, readonly string[]>>
  /** What single places do on great closing days, where that is not what their kind does; read by `readClosings`. */
  closings?: Readonly<Record<string, string>>
  /** What is at its best for a few weeks of the year, by what and when: 'cherry blossom 03-22/04-08'. */
  peaks?: Readonly<Record<string, readonly string[]>>
  places: readonly PlaceLine[]
}

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const isInterest = (key: string): key is InterestKey => (interestKeys as readonly string[]).includes(key)

/** What the table says of a place outside its own line. */
interface Standing {
  icon: boolean
  quarter: string | null
  /** What a day there costs, which fares follow. */
  dailyCost: GuideTable['dailyCost']
  closing: string | null
  peaks: readonly Peak[]
}

export function guidePlaceOf(
  destination: string,
  line: PlaceLine,
  { icon, quarter, dailyCost, closing, peaks }: Standing,
): GuidePlace {
  const [name, kind, latitude, longitude, minutes, cost, hours, setting, best, interests, ...rest] = line
  const [access, worth, booking, about, tip, { season = null, children = false, way = null, town } = {}] =
    rest
  return {
    id: `${destination}/${slug(name)}`,
    name,
    kind,
    latitude,
    longitude,
    minutes,
    cost,
    hours: readHours(hours),
    setting,
    best,
    interests: interests.split(' ').filter(isInterest),
    access,
    worth,
    icon,
    book: booking === 'book',
    about,
    tip,
    season,
    children,
    quarter,
    ...(town && { town }),
    way: way && { ...way, fare: way.fare ?? usualFare(way, cost, dailyCost['mid-range']) },
    ...(closing && { closing: readClosings(closing) }),
    ...(peaks.length > 0 && { peaks }),
  }
}
