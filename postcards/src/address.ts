/** Under which address a picture is served. */
import type { DrawnSeason } from './seasons.ts'

/** Goes up with every change of how anything looks: pictures are kept for a year. A test holds it to the drawings. */
export const drawingVersion = 5

/** The frames that pages have; below a zoom of 1 the camera steps back, for tall posters. */
export const shapes = {
  card: { width: 640, height: 400, zoom: 1 },
  wide: { width: 1060, height: 400, zoom: 1 },
  band: { width: 1700, height: 400, zoom: 1 },
  'broad-band': { width: 2600, height: 400, zoom: 1 },
  'phone-band': { width: 520, height: 360, zoom: 1 },
  thumb: { width: 100, height: 100, zoom: 1 },
  poster: { width: 420, height: 720, zoom: 0.72 },
  strip: { width: 720, height: 240, zoom: 1 },
  notice: { width: 640, height: 300, zoom: 1 },
  'half-page': { width: 760, height: 950, zoom: 0.6 },
  'page-strip': { width: 1040, height: 400, zoom: 0.85 },
} as const
export type Shape = keyof typeof shapes

export const artPath = '/art/'
export const hours = ['day', 'evening'] as const

export interface Look {
  season: DrawnSeason
  evening: boolean
  shape: Shape
}

/** The name says what is shown: a place of the table by its id, or what `pictureAt` makes of anything else. */
export const addressNamed = (name: string, { season, evening, shape }: Look): string =>
  `${artPath}${drawingVersion}/${[name, season, hours[Number(evening)], shape].join('.')}.svg`
