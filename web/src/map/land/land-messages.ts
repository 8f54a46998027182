import type { Box, Ring } from './rings.ts'

/** The coarse outline with borders, for the world and its countries; the fine coast, for towns. */
export type Detail = 'coarse' | 'fine'

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
export const fineFromZoom = 7
export const detailAt = (zoom: number): Detail => (zoom >= fineFromZoom ? 'fine' : 'coarse')
