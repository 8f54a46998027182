import type { Box, Ring } from './rings.ts'

/** The small outline, for the whole world at once; the coarse one, for its countries; the fine coast, for towns. */
export type Detail = 'small' | 'coarse' | 'fine'

export interface LandRequest {
  id: number
  detail: Detail
  box: Box
  /** Size of a pixel in the map's square. */
  pixel: number
}

export interface Land {
  rings: Ring[]
  /** Borders between countries. */
  borders: Ring[]
  hasCoast: boolean
}

export type LandReply = { id: number } & ({ land: Land } | { failed: string })

/** From this zoom on the coarse outline looks like a sketch of a sketch. */
const fineFromZoom = 7
/** Below it the coarse outline, six times as large, could not be told from the small one. */
const coarseFromZoom = 2
export const detailAt = (zoom: number): Detail =>
  zoom >= fineFromZoom ? 'fine' : zoom >= coarseFromZoom ? 'coarse' : 'small'
