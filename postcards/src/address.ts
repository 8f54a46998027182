/** Under which address a picture is served. Pages use this much of the package and none of the drawing. */
import { inkOf, type PlainArchetype } from '@sojourn/contract/places/archetype'
import { type DestinationId, destinations } from '@sojourn/contract/places/data/destinations'
import type { Season } from '@sojourn/contract/places/season'
import { shownSeason } from './seasons.ts'
import { latOf, type Subject } from './subject.ts'

/** Goes up with every change of how anything looks: pictures are kept for a year. A test holds it to the drawings. */
export const drawingVersion = 1

/** The frames that pages have; below a zoom of 1 the camera steps back, for tall posters. */
export const shapes = {
  card: { width: 640, height: 400, zoom: 1 },
  wide: { width: 1060, height: 400, zoom: 1 },
  band: { width: 1700, height: 400, zoom: 1 },
  'phone-band': { width: 520, height: 360, zoom: 1 },
  thumb: { width: 100, height: 100, zoom: 1 },
  poster: { width: 420, height: 720, zoom: 0.72 },
  strip: { width: 720, height: 240, zoom: 1 },
  notice: { width: 640, height: 300, zoom: 1 },
} as const
export type Shape = keyof typeof shapes

/** Everything that decides how a picture looks. */
export interface Picture {
  subject: Subject
  season: Season
  evening: boolean
  shape: Shape
}

export const artPath = '/art/'

const seasons: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']
const hours = ['day', 'evening'] as const
const maxSeed = 2 ** 32
const maxLat = 90

const nameOf = (subject: Subject): string =>
  subject.id ?? [subject.archetype, subject.seed.toString(36), subject.lat].join('~')

export function addressOf({ subject, season, evening, shape }: Picture): string {
  const shown = shownSeason(latOf(subject), season)
  return `${artPath}${drawingVersion}/${[nameOf(subject), shown, hours[Number(evening)], shape].join('.')}.svg`
}

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
  const season = oneOf(seasons, seasonText)
  const hour = oneOf(hours, hourText)
  const shape = oneOf(Object.keys(shapes) as Shape[], shapeText)
  if (!subject || !season || !hour || !shape) return undefined
  if (shownSeason(latOf(subject), season) !== season) return undefined
  const isCurrent = Number(version) === drawingVersion
  return { subject, season, evening: hour === 'evening', shape, isCurrent }
}
