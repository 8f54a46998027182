import { expect, test } from 'vitest'
import { catalogues } from '../contract/src/words/catalogues.ts'
import { madeLanguage, madeTags } from '../languages/made-languages.ts'
import { builtLanguages, knownLanguages } from '../languages/read-languages.ts'
import { languageFaults } from './languages.ts'

test.each(madeTags)('%s says all that English says, made from it', (tag) => {
  const texts = madeLanguage(tag) ?? {}
  expect(languageFaults(tag, catalogues, texts)).toEqual([])
})

test('what is made for tests is longer than English by two fifths, and its own letters are told from all others', () => {
  const [longer, turned] = madeTags.map((tag) => madeLanguage(tag) ?? {})
  expect(longer?.['packing']?.['edit']).toBe('[Éđîţ {item} oñé]')
  expect(turned?.['packing']?.['edit']).toBe('\u202EÉđîţ\u202C {item}')
  expect(turned?.['language']?.['direction']).toBe('rtl')
})

test('no traveller is offered it, and the build for travellers has none of it', () => {
  expect(knownLanguages()).not.toContain(madeTags[0])
  expect([...builtLanguages().keys()]).not.toContain(madeTags[0])
})
