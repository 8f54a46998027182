import { words } from '../words/words.ts'
import type { CrowdLevel } from './categories.ts'

export const insightsCrowdsWords = words('insights-crowds', {
  low: 'Low crowds',
  medium: 'Medium crowds',
  high: 'High crowds',
} satisfies Record<CrowdLevel, string>)
