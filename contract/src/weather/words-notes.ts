import { words } from '../words/words.ts'

/** What a reading is, and which part of a month it is typical for. */
export const weatherNotesWords = words('weather-notes', {
  forecast: 'forecast',
  now: 'now',
  typical: 'typical for {when}',
  early: 'early {month}',
  mid: 'mid-{month}',
  late: 'late {month}',
  yourLocation: 'Your location',
})
