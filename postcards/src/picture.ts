/** Pictures of places by their addresses. Pages use this much of the package and none of the drawing. */
import { inkOf, type PlainArchetype } from '@sojourn/contract/places/archetype'
import { type DestinationId, destinations } from '@sojourn/contract/places/data/destinations'
import { addressNamed, artPath, drawingVersion, hours, type Look, type Shape, shapes } from './address.ts'
import { drawnSeasons, shownSeason } from './seasons.ts'
import { latOf, type Subject } from './subject.ts'

/** Everything that decides how a picture looks. */
export interface Picture extends Look {
  subject: Subject
}

const maxSeed = 2 ** 32
const maxLat = 90

const nameOf = (subject: Subject): string =>
  subject.id ?? [subject.archetype, subject.seed.toString(36), subject.lat].join('~')

export const addressOf = ({ subject, season, ...look }: Picture): string =>
  addressNamed(nameOf(subject), { ...look, season: shownSeason(latOf(subject), season) })

const oneOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((one) => one === text)

/** The subject by its name in an address; undefined for anything that no page would write. */
function subjectAt(text: string): Subject | undefined {
  if (Object.hasOwn(destinations, text)) return { id: text as DestinationId }
  const [archetype = '', seedText = '', latText = ''] = text.split('~')
  const seed = Number.parseInt(seedText, 36)
  const subject = { id: null, archetype: archetype as PlainArchetype, seed, lat: Number(latText) }
  const isKnown = Object.hasOwn(inkOf, archetype) && seed < maxSeed && subject.lat <= maxLat
  // One picture, one address: nothing is drawn twice under two spellings.
  return isKnown && nameOf(subject) === text ? subject : undefined
}

const addressParts = /^\/art\/(\d{1,4})\/([a-z\d~-]{1,60})\.([a-z]+)\.([a-z]+)\.([a-z-]+)\.svg$/

/** What `addressOf` wrote, read back: the picture, and whether this build draws it as that one did. */
export function pictureAt(path: string): (Picture & { isCurrent: boolean }) | undefined {
  const [, version, name = '', seasonText = '', hourText = '', shapeText = ''] = addressParts.exec(path) ?? []
  const subject = subjectAt(name)
  const season = oneOf(drawnSeasons, seasonText)
  const hour = oneOf(hours, hourText)
  const shape = oneOf(Object.keys(shapes) as Shape[], shapeText)
  if (!subject || !season || !hour || !shape) return undefined
  if (shownSeason(latOf(subject), season) !== season) return undefined
  const isCurrent = Number(version) === drawingVersion
  return { subject, season, evening: hour === 'evening', shape, isCurrent }
}

/** Small pictures one below the other in one file: a map of twenty trips asks once, not twenty times. */
export interface Sheet {
  address: string
  /** The addresses of the pictures by themselves, in their order. */
  pictures: readonly string[]
}

export const mostInSheet = 30
const ending = '.thumb.svg'
const sheetParts = /^\/art\/(\d{1,4})\/thumbs\.svg\?of=([a-z\d~.,-]+)$/

/** The sheet of these thumbs, whatever their order; null where one file would save nothing or be too long. */
export function sheetOf(thumbs: readonly Picture[]): Sheet | null {
  const pictures = [...new Set(thumbs.map(addressOf))].toSorted()
  if (pictures.length < 2 || pictures.length > mostInSheet) return null
  const names = pictures.map((address) => address.split('/').at(-1)?.slice(0, -ending.length))
  return { address: `${artPath}${drawingVersion}/thumbs.svg?of=${names.join(',')}`, pictures }
}

/** What `sheetOf` wrote, read back. */
export function sheetAt(url: string): (Picture & { isCurrent: boolean })[] | undefined {
  const [, version, names = ''] = sheetParts.exec(url) ?? []
  const pictures = names.split(',').map((name) => pictureAt(`${artPath}${version}/${name}${ending}`))
  const known = pictures.filter((picture) => picture !== undefined)
  return known.length === pictures.length && known.length <= mostInSheet ? known : undefined
}
