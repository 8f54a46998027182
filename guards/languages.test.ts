import { expect, test } from 'vitest'
import { packingFormErrors } from '../contract/src/packing/item-form.ts'
import { catalogues } from '../contract/src/words/catalogues.ts'
import { inLanguage } from '../contract/src/words/words.ts'
import { readLanguages } from '../languages/read-languages.ts'
import { languageFaults } from './languages.ts'
import { readRepository } from './repository.ts'

test('every catalogue is in the list, by the name of its export and its file', () => {
  const declared = [...readRepository()].flatMap(([path, code]) =>
    path.includes('.test.') ? [] : [...code.matchAll(/^export const (\w+)Words = words\('([a-z-]+)'/gm)],
  )
  expect(declared.map(([, , name = '']) => name).toSorted()).toEqual(Object.keys(catalogues).toSorted())
  for (const [, exported, name = ''] of declared) {
    expect(exported).toBe(name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()))
    const key = Object.keys(catalogues[name] ?? {})[0] ?? ''
    expect(inLanguage({ [name]: { [key]: 'other' } }, () => catalogues[name]?.[key])).toBe('other')
  }
})

test('every language says all that English says, with the same values and all its forms', () => {
  const languages = readLanguages()
  expect([...languages.keys()]).toContain('de')
  expect([...languages].flatMap(([folder, texts]) => languageFaults(folder, catalogues, texts))).toEqual([])
})

test('a rule speaks the language of whoever it answers', () => {
  const tell = () => packingFormErrors({ item: '', quantity: '1000' })
  const german = inLanguage(readLanguages().get('de') ?? {}, tell)
  expect(german).toEqual({ item: 'Ein Name wird gebraucht', quantity: 'Höchstens 999' })
  expect(tell()).toEqual({ item: 'Item name is required', quantity: 'Quantity must be at most 999' })
})

const english = {
  language: { name: 'English', tag: 'en-US', forms: 'one|other' },
  bag: { title: 'Bag', socks: '{count} sock of {who}|{count} socks of {who}', link: 'See <a>the {what}</a>' },
}
const german = {
  language: { name: 'Deutsch', tag: 'de-DE', forms: 'one|other' },
  bag: {
    title: 'Tasche',
    socks: 'eine Socke von {who}|{count} Socken von {who}',
    link: 'Sieh <a>{what}</a>',
  },
}

test('a language that fits has no faults', () => {
  expect(languageFaults('de', english, german)).toEqual([])
})

test.each([
  [
    'a missing catalogue',
    { bag: undefined },
    ['de/bag lacks title', 'de/bag lacks socks', 'de/bag lacks link'],
  ],
  ['a surplus catalogue', { box: {} }, ['de has box, which English has not']],
  ['a missing key', { bag: { ...german.bag, title: '' } }, ['de/bag lacks title']],
  ['a surplus key', { bag: { ...german.bag, lid: 'Deckel' } }, ['de/bag has lid, which English has not']],
  [
    'a missing form',
    { bag: { ...german.bag, socks: '{count} Socken von {who}' } },
    ['de/bag: socks has 1 of 2 forms'],
  ],
  [
    'another placeholder',
    { bag: { ...german.bag, socks: 'eine Socke|{count} Socken von {wem}' } },
    ['de/bag: socks has {count} {wem} for {count} {who}'],
  ],
  [
    'a lost tag',
    { bag: { ...german.bag, link: 'Sieh {what}' } },
    ['de/bag: link has {what} for <a> {what} </a>'],
  ],
  [
    'forms that are not the language’s',
    { language: { ...german.language, tag: 'ar' } },
    ['de has the forms one|other, and should have zero|one|two|few|many|other'],
  ],
])('%s is noticed', (_, change, faults) => {
  expect(languageFaults('de', english, { ...german, ...change } as typeof german)).toEqual(faults)
})
