import { toUnits } from './columns.ts'
import { loadGazetteer, gazetteerPlaceAt } from './load-gazetteer.ts'
import { fullName, type GazetteerPlace } from './place.ts'

const KNOWN_FROM = 20_000

const withRegion = ({ name, admin, country }: GazetteerPlace): string =>
  [name, admin, country].filter((part) => part !== null).join(', ')

const withNeighbour = (place: GazetteerPlace): string =>
  withRegion({ ...place, name: `${place.name} near ${neighbourOf(place)}` })

const HERE = toUnits(0.01)

/** The next town that people outside may know; a flat earth is good enough for that. */
function neighbourOf({ countryCode, country, lat, lng }: GazetteerPlace): string {
  const gazetteer = loadGazetteer()
  const { countries, populations, lats, lngs, count } = gazetteer
  const inCountry = gazetteer.countryCodes.indexOf(countryCode)
  const narrow = Math.cos((lat * Math.PI) / 180)
  let [nearest, least] = [-1, Infinity]
  for (let at = 0; at < count; at++) {
    if (countries[at] !== inCountry || populations[at]! < KNOWN_FROM) continue
    const away = Math.hypot(lats[at]! - toUnits(lat), (lngs[at]! - toUnits(lng)) * narrow)
    if (away < least && away > HERE) [nearest, least] = [at, away]
  }
  return nearest < 0 ? country : gazetteerPlaceAt(gazetteer, nearest).name
}

/** The full names of places to choose from, each different: with the region where needed, with a town nearby where that is the same too. */
export function toldApart(places: readonly GazetteerPlace[]): string[] {
  return places.map((place) => {
    const isTold = (name: (place: GazetteerPlace) => string) =>
      places.every((other) => other === place || name(other) !== name(place))
    return ([fullName, withRegion].find(isTold) ?? withNeighbour)(place)
  })
}
