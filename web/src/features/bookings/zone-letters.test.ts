import { inLanguage } from '@sojourn/contract/words/words'
import { expect, test } from 'vitest'
import { readLanguages } from '../../../../languages/read-languages.ts'
import { zoneLetters } from './zone-letters.ts'

test.each([
  ['en', 'America/Chicago', 'CDT'],
  ['en', 'Europe/Rome', 'CEST'],
  ['de', 'America/Chicago', 'CDT'],
  ['de', 'Europe/Rome', 'MESZ'],
  ['de', 'Asia/Tokyo', 'GMT+9'],
])('read in %s, a clock in %s is told by the letters of its ticket, %s', (tag, zone, letters) => {
  const language = tag === 'en' ? {} : (readLanguages([tag]).get(tag) ?? {})
  const moment = { date: '2027-06-12', time: '16:05', zone }
  expect(inLanguage(language, () => zoneLetters(moment))).toBe(letters)
})
