// The airports of the product: fetched when somebody types where a flight begins, and kept with the app for trips
// without a connection.
import { airportServesKm } from '@sojourn/contract/bookings/end-point'
import { distanceKm } from '@sojourn/contract/places/distance'
import type { Point } from '@sojourn/contract/values/point'
import { plainLetters } from './plain-letters.ts'

export interface Airport extends Point {
  code: string
  name: string
  city: string
  country: string
  zone: string
}

/** An airport with what is looked for in it. */
interface Listed extends Airport {
  words: string
}

/** The first line names the zones; each other one is an airport with the number of its zone. */
function readAirports(text: string): Listed[] {
  const [zones = '', ...lines] = text.trimEnd().split('\n')
  const zoneNames = zones.split('|')
  return lines.map((line) => {
    const [code = '', name = '', city = '', country = '', zone = '', lat, lng] = line.split('|')
    return {
      code,
      name,
      city: city || name,
      country,
      zone: zoneNames[Number(zone)] ?? 'UTC',
      lat: Number(lat),
      lng: Number(lng),
      words: ` ${plainLetters(`${city} ${name}`)}`,
    }
  })
}

/** From so many letters on a name is looked for. */
const fewestLetters = 2
const most = 8

const rankOf = ({ code, city, words }: Listed, sought: string): number => {
  if (code.toLowerCase() === sought) return 0
  if (plainLetters(city).startsWith(sought)) return 1
  if (words.includes(` ${sought}`)) return 2
  return code.toLowerCase().startsWith(sought) ? 3 : 4
}

interface Found {
  airport: Airport
  /** To the nearest of the trip's places. */
  km: number | null
  isNear: boolean
}

const kmTo = (airport: Point, places: readonly Point[]): number | null =>
  places.length === 0 ? null : Math.min(...places.map((place) => distanceKm(place, airport)))

/** Whoever types all letters of a code means that airport and its clock, unless another is called so: Leh is not Le Havre. */
export function airportSpelt<A extends Airport>(choices: readonly A[], typed: string): A | undefined {
  const sought = plainLetters(typed).trim()
  const meant = choices.find(({ code }) => code.toLowerCase() === sought)
  const isCalled = ({ city, name }: A) => plainLetters(`${city} ${name}`).split(' ').includes(sought)
  return choices.some((other) => other !== meant && isCalled(other)) ? undefined : meant
}

/** What was typed, as a code or the beginning of a word; those near the trip's places first. */
export function findAirports(list: readonly Listed[], typed: string, places: readonly Point[]): Found[] {
  const sought = plainLetters(typed).trim()
  if (sought.length < fewestLetters) return []
  return list
    .map((airport) => ({ airport, rank: rankOf(airport, sought) }))
    .filter(({ rank }) => rank < 4)
    .map(({ airport, rank }) => {
      const km = kmTo(airport, places)
      return { airport, rank, km, isNear: km !== null && km <= airportServesKm }
    })
    .toSorted(
      (a, b) =>
        Number(b.rank === 0) - Number(a.rank === 0) ||
        Number(b.isNear) - Number(a.isNear) ||
        (a.isNear ? (a.km ?? 0) - (b.km ?? 0) : a.rank - b.rank),
    )
    .slice(0, most)
}

let loading: Promise<Listed[]> | undefined

/** Fetched once; a failed fetch is tried again. */
export function loadAirports(): Promise<Listed[]> {
  loading ??= import('./data/airports.txt?raw')
    .then((file) => readAirports(file.default))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
