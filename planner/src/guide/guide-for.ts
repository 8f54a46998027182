import { type DestinationId, destinationById } from '@sojourn/contract/places/data/destinations'
import { distanceKm } from '@sojourn/contract/places/distance'
import { photoFor, photoKeys } from '@sojourn/contract/places/photo-lookup'
import type { Point } from '@sojourn/contract/values/point'
import { centredOn, fromElsewhere, guidesAround, isWithin, offeredKm } from './guide-around.ts'
import { type Guide, loadGuide } from './load-guide.ts'
import { simplified } from './simplified.ts'
import { type GuideId, placeOfGuide, townById, type TownId, townIds } from './towns.ts'

interface TripPlace {
  destination: string
  latitude: number | null
  longitude: number | null
  countryCode: string | null
}

const sameTownKm = 60
const namedTownKm = 110
const aroundTownKm = 15

const isKey = (destination: string, id: DestinationId | null): boolean =>
  photoKeys.get(destination.trim().toLowerCase()) === id

/**
 * The destination with a picture that a trip goes to. A picture may stand for a whole country, a guide may not: where
 * the trip's own place is known it must be near, unless the traveller wrote nothing but the country.
 */
function picturedDestination(destination: string, at: Point | null, countryCode: string | null) {
  const { id } = photoFor(destination, at && { ...at, countryCode })
  if (id === null || at === null || isKey(destination, id)) return id
  return distanceKm(at, destinationById(id)) <= sameTownKm ? id : null
}

/** What is written beside the town's name, with its country left out; null where the town is not named. */
function besideName(text: string, id: TownId): string | null {
  const { name, country, aliases } = townById(id)
  const keys = [name, ...aliases].map(simplified).toSorted((a, b) => b.length - a.length)
  const key = keys.find((one) => text.includes(one))
  return key === undefined ? null : text.replace(key, ' ').replace(simplified(country), ' ').trim()
}

/** Toledo is Spain's where the trip lies there, or where nothing more is written. */
function isMeant(text: string, id: TownId, at: Point | null): boolean {
  const beside = besideName(text, id)
  if (beside === null) return false
  const town = townById(id)
  if (at === null) return beside === ''
  const isCountry = text === simplified(town.country) && town.aliases.includes(text.trim())
  return isCountry || distanceKm(at, town) <= Math.max(namedTownKm, town.reachKm ?? 0)
}

function namedTown(text: string, at: Point | null): TownId | null {
  const meant = townIds.filter((id) => isMeant(text, id, at))
  const apart = (id: TownId): number => (at ? distanceKm(at, townById(id)) : 0)
  return meant.toSorted((a, b) => apart(a) - apart(b))[0] ?? null
}

/** The nearest town around in the same country; null where it is farther off than the pictured destination. */
function nearestTown(at: Point, countryCode: string | null, pictured: DestinationId | null): TownId | null {
  const mostKm = pictured ? distanceKm(at, destinationById(pictured)) : Infinity
  const around = townIds
    .filter((id) => countryCode === null || townById(id).countryCode === countryCode.toUpperCase())
    .map((id) => ({ id, km: distanceKm(at, townById(id)) }))
    .filter(({ id, km }) => km <= Math.min(mostKm, townById(id).reachKm ?? aroundTownKm))
  return around.toSorted((a, b) => a.km - b.km)[0]?.id ?? null
}

/** Whether its own name is written, and not only as a part of the town's: Santiago is not Santiago de Compostela. */
const isNamedBeside = (id: DestinationId, text: string, town: TownId): boolean =>
  ` ${besideName(text, town) ?? text.trim()} `.includes(simplified(destinationById(id).name))

/**
 * Whose guide a trip is given: a pictured destination's that is named, else that of the town one wrote, else of the
 * nearest town. A picture found by its country alone gives way to either.
 */
export function guidedDestination({
  destination,
  latitude,
  longitude,
  countryCode,
}: TripPlace): GuideId | null {
  const at = latitude === null || longitude === null ? null : { lat: latitude, lng: longitude }
  const pictured = picturedDestination(destination, at, countryCode)
  if (pictured && isKey(destination, pictured)) return pictured
  const text = simplified(destination)
  const town = namedTown(text, at) ?? (at && nearestTown(at, countryCode, pictured))
  return town && !(pictured && isNamedBeside(pictured, text, town)) ? town : pictured
}

/** 'Sintra, Portugal' names Sintra. */
const ownName = (destination: string): string => destination.split(',')[0] ?? ''

/** Whether the guide is the destination's own: a country's name stands for a picture, and not for the place. */
function isOwn(id: GuideId, destination: string, at: Point): boolean {
  const { name, country, aliases, reachKm } = placeOfGuide(id)
  if (reachKm !== undefined || distanceKm(at, placeOfGuide(id)) <= sameSpotKm) return true
  const keys = [name, ...aliases].map(simplified).filter((key) => key !== simplified(country))
  const text = simplified(ownName(destination))
  return simplified(destination) === simplified(country) || keys.some((key) => text.includes(key))
}

const sameSpotKm = 5
const farthestKm = 120
const mostLoaded = 4

/** The destination's own guide, or the one that it lies within, seen from there; null where none knows the place. */
export async function guideFor(place: TripPlace): Promise<Guide | null> {
  const { destination, latitude, longitude } = place
  const id = guidedDestination(place)
  if (latitude === null || longitude === null) return id && loadGuide(id)
  const at = { lat: latitude, lng: longitude }
  if (id && isOwn(id, destination, at)) return loadGuide(id)
  for (const near of guidesAround(at, farthestKm).slice(0, mostLoaded)) {
    const guide = await loadGuide(near.id)
    if (isWithin(guide, ownName(destination), at)) return centredOn(guide, at)
  }
  return null
}

/** A guide nearby that a traveller chose because the place has none; null when it is not near. */
export async function chosenGuide({ latitude, longitude }: TripPlace, chosen: string): Promise<Guide | null> {
  if (latitude === null || longitude === null) return null
  const near = guidesAround({ lat: latitude, lng: longitude }, offeredKm).find(({ id }) => id === chosen)
  return near ? fromElsewhere(await loadGuide(near.id)) : null
}
