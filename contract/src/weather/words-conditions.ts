import { words } from '../words/words.ts'
import type { Condition } from './conditions.ts'

export const weatherConditionsWords = words('weather-conditions', {
  Clear: 'Clear',
  'Partly cloudy': 'Partly cloudy',
  Rainy: 'Rainy',
  Snowy: 'Snowy',
  Stormy: 'Stormy',
} satisfies Record<Condition, string>)
