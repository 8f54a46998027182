import { words } from '../words/words.ts'
import type { FactKind } from './destination.ts'

export const insightsFactsWords = words('insights-facts', {
  emergency: 'Emergency',
  time: 'Time zone',
  plugs: 'Plugs',
  currency: 'Currency',
  language: 'Language',
  tipping: 'Tipping',
  water: 'Tap water',
} satisfies Record<FactKind, string>)
