import { expect, test } from 'vitest'
import type { Language } from '../contract/src/words/words.ts'
import { readLanguages } from '../languages/read-languages.ts'

/** Also where a sentence begins with it and means others: whoever reads it must not wonder. */
const polite = /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u

const politeTexts = (language: Language): string[] =>
  Object.entries(language).flatMap(([name, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => polite.test(text))
      .map(([key]) => `${name}.${key}`),
  )

test('a German text that says Sie is found', () => {
  const language = { a: { one: 'Nur für Sie', two: 'Ihre Reise', three: 'siehe Ihringen', four: 'für dich' } }
  expect(politeTexts(language)).toEqual(['a.one', 'a.two'])
})

test('German says du to everybody', () => {
  expect(politeTexts(readLanguages().get('de') ?? {})).toEqual([])
})
