import { PREFERRED_TOWNS } from '../../server/src/domains/places/gazetteer/data/preferred-towns.ts'
import { shownName, withoutCitySuffix } from './spelling.ts'
import type { Town } from './geonames.ts'
import type { PackedPlace } from './packed-place.ts'
import { countries, destinations, parksAndIslands, quarters } from './written-places.ts'
import { applyKnownNames, indexByName, markSharedNames, nameCountries } from './given-names.ts'

/** Quarters in name only: towns of their own for a traveller. */
const TOWNS_FILED_AS_QUARTERS = new Set(['IN Navi Mumbai', 'MY Subang Jaya', 'HT Carrefour'])

function toPlace(town: Town): PackedPlace {
  const isQuarter = town.code === 'PPLX' && !TOWNS_FILED_AS_QUARTERS.has(`${town.country} ${town.name}`)
  return {
    name: shownName(town.name, town.ascii, town.country),
    ascii: withoutCitySuffix(town.ascii, town.country),
    required: [],
    otherNames: [town.name, ...town.otherNames],
    kind: isQuarter ? 'quarter' : 'city',
    country: town.country,
    admin1: town.admin1,
    admin2: town.admin2,
    lat: town.lat,
    lng: town.lng,
    zone: town.zone,
    population: town.population,
    elevationM: town.elevationM,
    preferred: false,
    sharesName: false,
  }
}

/** What is written by hand lies in the state of the next town. */
function placeInStates(written: PackedPlace[], towns: PackedPlace[]): void {
  const inCountry = Map.groupBy(towns, ({ country }) => country)
  for (const place of written) {
    const narrow = Math.cos((place.lat * Math.PI) / 180)
    const far = (town: PackedPlace) => Math.hypot(town.lat - place.lat, (town.lng - place.lng) * narrow)
    const next = (inCountry.get(place.country) ?? []).reduce<PackedPlace | null>(
      (best, town) => (best && far(best) <= far(town) ? best : town),
      null,
    )
    if (!next) continue
    place.zone ||= next.zone
    if (place.kind === 'country') continue
    place.admin1 = next.admin1
    place.admin2 = next.admin2
  }
}

const order = (a: string | number, b: string | number): number => (a < b ? -1 : Number(a > b))

/** Neighbours next to each other: what they have in common packs well. */
const byPosition = (a: PackedPlace, b: PackedPlace): number =>
  order(a.country, b.country) ||
  order(a.admin1, b.admin1) ||
  order(a.admin2, b.admin2) ||
  order(a.lat, b.lat) ||
  order(a.lng, b.lng)

/** Destinations, countries and quarters first, then the towns of each country. */
export function gatherPlaces(all: Town[], adminName: (code: string) => string): PackedPlace[] {
  const towns = all.map(toPlace)
  const byShownName = (country: string, name: string, admin?: string): PackedPlace => {
    const isIt = (place: PackedPlace) =>
      place.name === name && place.country === country && (!admin || adminName(place.admin1) === admin)
    const town = towns.find(isIt)
    if (!town) throw new Error(`The source has no ${name}, ${country}.`)
    return town
  }
  applyKnownNames(indexByName(towns))
  for (const [country, name, admin] of PREFERRED_TOWNS) byShownName(country, name, admin).preferred = true
  markSharedNames(towns)
  const written = [...destinations(), ...parksAndIslands(), ...countries(byShownName), ...quarters()]
  placeInStates(written, towns)
  nameCountries(written, towns)
  return [...written, ...towns.toSorted(byPosition)]
}
