import { expect, test } from 'vitest'
import { chosenLanguage } from './chosen-language.ts'

const known = ['en', 'de', 'fr', 'pt-BR']

test.each<
  [who: string, account: string | null, cookie: string | null, header: string | undefined, got: string]
>([
  ['nobody says anything', null, null, undefined, 'en'],
  ['the account counts before everything else', 'de', 'fr', 'en', 'de'],
  ['then what was chosen in this browser', null, 'fr', 'de', 'fr'],
  ['then what the browser wishes for', null, null, 'de', 'de'],
  ['a language that is not offered any more is passed over', 'xx', 'yy', 'de', 'de'],
  ['a region is content with its language', null, null, 'de-AT', 'de'],
  ['a language is content with a region of it', null, null, 'pt', 'pt-BR'],
  ['upper and lower case are one', null, null, 'PT-br', 'pt-BR'],
  ['the first that is known', null, null, 'ja, it;q=0.9, fr;q=0.8, de;q=0.7', 'fr'],
  ['shares count, not the order', null, null, 'fr;q=0.5, de;q=0.9, en;q=0.1', 'de'],
  ['of equal shares the first', null, null, 'fr;q=0.5,de;q=0.5', 'fr'],
  ['whoever wants English first gets it', null, null, 'en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['what is not wanted at all is not given', null, null, 'de;q=0', 'en'],
  ['anything at all is English', null, null, '*', 'en'],
  ['none of them is English', null, null, 'ja,ko;q=0.9', 'en'],
  ['an empty wish', null, null, ', ;q=1,', 'en'],
  ['a wish that nobody can read', null, null, 'de;q=high;;--,-', 'de'],
])('%s', (_, account, cookie, header, got) => {
  expect(chosenLanguage(account, cookie, header, known)).toBe(got)
})

test('while English alone is offered everybody gets it', () => {
  expect(chosenLanguage('de', 'de', 'de', ['en'])).toBe('en')
})

test('a wish list without end costs no more than a short one', () => {
  expect(chosenLanguage(null, null, `${'xx,'.repeat(100_000)}de`, known)).toBe('en')
})
