import type { Season } from '@sojourn/contract/places/season'

/** Nearer to the equator it is always summer: no blossom, no bare tree and no frost. */
export const hasSeasons = (lat: number): boolean => Math.abs(lat) > 25

/** A season as it is drawn; `snow` is a winter in which it falls. */
export const drawnSeasons = ['spring', 'summer', 'autumn', 'winter', 'snow'] as const satisfies (
  | Season
  | 'snow'
)[]
export type DrawnSeason = (typeof drawnSeasons)[number]

export const shownSeason = (lat: number, season: DrawnSeason): DrawnSeason =>
  hasSeasons(lat) ? season : 'summer'
