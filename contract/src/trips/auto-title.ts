import { say } from '../words/say.ts'
import type { TravelMode } from './modes.ts'
import { tripsFormWords } from './words-form.ts'

/** What the Auto button fills in; it needs a destination. */
export const autoTitle = (mode: TravelMode, destination: string): string =>
  say(mode === 'solo' ? tripsFormWords.autoSolo : tripsFormWords.autoFamily, { place: destination.trim() })
