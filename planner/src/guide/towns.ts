import { type DestinationId, destinationById, destinations } from '@sojourn/contract/places/data/destinations'
import { townsOfAsiaAfricaAndOceania } from './data/towns/asia-africa-oceania.ts'
import { townsOfEasternEuropeAndAmericas } from './data/towns/europe-east-americas.ts'
import { townsOfLatinAmerica } from './data/towns/latin-america.ts'
import { townsOfWesternEurope } from './data/towns/europe-west.ts'
import type { GuideTown } from './guide-town.ts'

const towns = {
  ...townsOfWesternEurope,
  ...townsOfEasternEuropeAndAmericas,
  ...townsOfAsiaAfricaAndOceania,
  ...townsOfLatinAmerica,
}

export type TownId = keyof typeof towns
/** Whatever has a guide: a destination with its picture, or a town without. */
export type GuideId = DestinationId | TownId

export const townIds = Object.keys(towns) as TownId[]
export const guideIds: readonly GuideId[] = [...(Object.keys(destinations) as DestinationId[]), ...townIds]

export const townById = (id: TownId): GuideTown => towns[id]
export const isTown = (id: GuideId): id is TownId => id in towns

/** Where it is and how it is called. */
export const placeOfGuide = (id: GuideId): Omit<GuideTown, 'guide'> =>
  isTown(id) ? townById(id) : destinationById(id)
