import type { MapBox } from './rings.ts'

/** The small outline, for the whole world at once; the coarse one, for its countries; the fine coast, for towns. */
export type Detail = 'small' | 'coarse' | 'fine'

/** A picture of the land, in pixels of the page; `ratio` of the screen's go into one. */
interface LandPicture {
  width: number
  height: number
  ratio: number
  zoom: number
  colours: MapColours
}

export interface LandRequest {
  id: number
  detail: Detail
  /** The part of the map's square that is asked for. */
  box: MapBox
  /** Size of a pixel in the map's square. */
  pixel: number
  /** Wanted when the land is to be seen, and not only asked about. */
  picture?: LandPicture
}

export interface MapColours {
  water: string
  ripple: string
  land: string
  border: string
  grid: string
}

export interface LandAhead {
  ahead: Detail
}

/** What is known of a box, drawn when that was asked for; nothing when the outline cannot be had. */
export interface LandAnswer {
  hasCoast: boolean
  bitmap: ImageBitmap | null
}

export type LandReply = { id: number } & (LandAnswer | { failed: string })

/** From this zoom on the coarse outline looks like a sketch of a sketch. */
const fineFromZoom = 7
/** Below it the coarse outline, six times as large, could not be told from the small one. */
const coarseFromZoom = 2
export const detailAt = (zoom: number): Detail =>
  zoom >= fineFromZoom ? 'fine' : zoom >= coarseFromZoom ? 'coarse' : 'small'
