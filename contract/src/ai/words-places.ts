import { words } from '../words/words.ts'

/** What is told of a suggested place beside the reason for it. */
export const aiPlacesWords = words('ai-places', {
  minutes: '{minutes} min',
  hours: '{hours} h',
  hoursMinutes: '{hours} h {minutes} min',

  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',

  free: 'Free',
  kind: '{kind}',
})
