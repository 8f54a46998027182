import { words } from '../words/words.ts'

/** Where a suggestion comes from, as the screen says it. */
export const aiSourcesWords = words('ai-sources', {
  guide: 'Sojourn guide',
  model: 'AI model',
  lookup: 'Map service',
})
