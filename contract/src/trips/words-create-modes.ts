import { words } from '../words/words.ts'
import type { CreateMode } from './modes.ts'

export const tripsCreateModesWords = words('trips-create-modes', {
  family: 'Family Trip',
  solo: 'Solo Adventure',
} satisfies Record<CreateMode, string>)
