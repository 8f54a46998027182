import { words } from '../words/words.ts'

/** What there is to say of a whole result. */
export const aiNoticesWords = words('ai-notices', {
  all: '{notices}',
  noPlaces:
    'Our guide does not know the places here yet, so there is nothing to suggest. This was not counted.',
  fromDevice: 'Made on this device without a connection. It was not counted.',
  modelFailed: 'The AI model did not answer well, so this comes from the Sojourn guide.',
  modelLimit: 'The AI model was asked as often as is allowed in a day, so this comes from the Sojourn guide.',
  nearby: 'From the guide of {name}, as {destination} has none: the days begin and end in {name}.',
})
