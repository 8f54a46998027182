import { expect, test } from 'vitest'
import { languageName } from './language-name.ts'

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
