import { words } from '../words/words.ts'
import type { TravelMode } from './modes.ts'

export const tripsModesWords = words('trips-modes', {
  family: 'Family',
  solo: 'Solo',
  business: 'Business',
  leisure: 'Leisure',
  group: 'Group',
} satisfies Record<TravelMode, string>)
