import { words } from '../words/words.ts'

export const insightsStylesWords = words('insights-styles', {
  budget: 'Careful',
  'mid-range': 'Mid-range',
  luxury: 'Comfortable',
})
