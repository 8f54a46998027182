/** The drawing side as one chunk of its own: import it dynamically, from nowhere but `use-drawing.ts`. */
import type { Season } from '@sojourn/contract/places/season'
import type { DestinationPhoto } from '@sojourn/contract/places/photo-lookup'
import { panoramaUri } from './panorama.ts'
import { postcardUri } from './postcard.ts'
import { recipeOf } from './recipe-for.ts'

export interface PostcardRequest {
  kind: 'postcard'
  photo: DestinationPhoto
  lat: number | null
  width: number
  height: number
  zoom: number
  season: Season
  evening: boolean
}

export interface PanoramaRequest {
  kind: 'panorama'
  width: number
  height: number
  horizon: number
  evening: boolean
}

export type DrawingRequest = PostcardRequest | PanoramaRequest

/** The drawing as an image source. */
export function draw(request: DrawingRequest): string {
  if (request.kind === 'panorama') return panoramaUri(request)
  return postcardUri(recipeOf(request.photo, request.lat), request)
}
