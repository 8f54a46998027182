import type { Season } from '@sojourn/contract/places/season'

/** Nearer to the equator it is always summer: no blossom, no bare tree and no frost. */
export const hasSeasons = (lat: number): boolean => Math.abs(lat) > 25

export const shownSeason = (lat: number, season: Season): Season => (hasSeasons(lat) ? season : 'summer')
