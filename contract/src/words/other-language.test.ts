import { expect, test } from 'vitest'
import { languageName, writingSample } from './other-language.ts'

test.each([
  ['en', 'en', 'English'],
  ['de', 'de', 'Deutsch'],
  ['es', 'es', 'Español'],
  ['ja', 'ja', '日本語'],
  ['de', 'en', 'German'],
  ['en', 'de', 'Englisch'],
  ['pt-BR', 'pt-BR', 'Português (Brasil)'],
])('%s is called by who reads %s: %s', (tag, reader, name) => {
  expect(languageName(tag, reader)).toBe(name)
})

test('a language shows how it writes dates, amounts and ways', () => {
  expect(writingSample('de', 'km')).toEqual(['Do., 24. Dez. 2026', '2.593,66\u00a0€', '4,1 km'])
  expect(writingSample('en', 'mi')).toEqual(['Thu, Dec 24, 2026', '€2,593.66', '4.1 mi'])
})
