import { words } from '../words/words.ts'

/** In which units figures are told to a person. */
export const authUnitsWords = words('auth-units', {
  title: 'Units',
  temperature: 'Temperature',
  distance: 'Distance',
  clock: 'Clock',
  twentyFour: '24 h',
  twelve: '12 h',
  weekStart: 'Week starts on',
  weekStartNote:
    'Parts the days of a trip in plan, map and budget. The calendar of a date field is the browser’s own.',
})
