import type { TravelMode } from './modes.ts'

/** What the Auto button fills in; it needs a destination. */
export const autoTitle = (mode: TravelMode, destination: string): string =>
  mode === 'solo' ? `Solo Adventure in ${destination.trim()}` : `Family Trip to ${destination.trim()}`
