import { KNOWN_NAMES } from '../../server/src/domains/places/gazetteer/data/known-names.ts'
import { fold } from '../../server/src/domains/places/gazetteer/fold.ts'
import { namesOfCountry } from './country-names.ts'
import type { PackedPlace } from './packed-place.ts'
import { toList } from './written-places.ts'

type Find = (country: string, name: string) => PackedPlace | undefined

/** Finds a town by country and "Name" or "Name/admin-1 code": the most populous of that name. */
export function indexByName(places: PackedPlace[]): Find {
  const index = new Map<string, PackedPlace>()
  for (const place of places) {
    const key = `${place.country} ${fold(place.name)}`
    const code = place.admin1.split('.')[1] ?? ''
    if (!index.has(key)) index.set(key, place)
    if (!index.has(`${key}/${code}`)) index.set(`${key}/${code}`, place)
  }
  return (country, name) => {
    const [plain = '', admin] = name.split('/')
    const key = `${country} ${fold(plain)}`
    // A name may itself hold a slash: "Gasteiz / Vitoria".
    return index.get(admin && /^\w+$/.test(admin) ? `${key}/${admin}` : `${country} ${fold(name)}`)
  }
}

/** Gives the known towns their English name and the names they must keep. */
export function applyKnownNames(find: Find): void {
  const renames: [PackedPlace, string][] = []
  for (const [country, name, shown, alternates] of KNOWN_NAMES) {
    const place = find(country, name)
    if (!place) {
      console.warn(`no such town to name: ${name}, ${country}`)
      continue
    }
    place.required = [...(shown ? [place.name, place.ascii] : []), ...toList(alternates)]
    if (shown) renames.push([place, shown])
  }
  // The local name stays a name of full weight, next to the English one.
  for (const [place, shown] of renames) {
    place.ascii = place.name
    place.name = shown
  }
}

/** Countries that are found as the city they are. */
const CITY_STATES: [countryCode: string, city: string][] = [
  ['HK', 'Hong Kong'],
  ['MO', 'Macau'],
  ['SG', 'Singapore'],
  ['MC', 'Monaco'],
  ['LU', 'Luxembourg'],
]

/** Countries in the words of others, where no town or other destination has that name. */
export function nameCountries(written: PackedPlace[], towns: PackedPlace[]): void {
  const taken = new Set(written.flatMap(({ name, required }) => [name, ...required]).map(fold))
  for (const { name, ascii, population } of towns)
    if (population >= SMALLEST_NAMESAKE) for (const text of [name, ascii]) taken.add(fold(text))
  const give = (place: PackedPlace) => {
    for (const text of namesOfCountry(place.country)) {
      const name = fold(text)
      if (taken.has(name)) continue
      taken.add(name)
      place.required.push(text)
    }
  }
  for (const place of written) if (place.kind === 'country') give(place)
  for (const [country, city] of CITY_STATES) {
    const place = towns.find((town) => town.country === country && town.name === city)
    if (place) give(place)
  }
}

/** A village called like a country elsewhere is not what a traveller means. */
const SMALLEST_NAMESAKE = 5000

/** A namesake this many times smaller makes nobody doubt which town is meant. */
const MUCH_SMALLER = 20

/** Marks the towns whose name another town of the country, or a bigger one elsewhere, has too. */
export function markSharedNames(towns: PackedPlace[]): void {
  const biggest = new Set<string>()
  const biggestInCountry = new Map<string, PackedPlace>()
  for (const town of towns) {
    const name = fold(town.name)
    const namesake = biggestInCountry.get(`${town.country} ${name}`)
    if (namesake && town.population * MUCH_SMALLER >= namesake.population) namesake.sharesName = true
    if (!namesake) biggestInCountry.set(`${town.country} ${name}`, town)
    if (biggest.has(name)) town.sharesName = true
    else biggest.add(name)
  }
}
