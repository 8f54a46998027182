import { expect, test } from 'vitest'
import { say } from './say.ts'
import { inLanguage, speak, words } from './words.ts'

const bagWords = words('bag', {
  title: 'Bag',
  packed: '{packed} of {total} packed',
  socks: '{count} sock|{count} socks',
})

const german = {
  language: { tag: 'de-DE', forms: 'one|other' },
  bag: { title: 'Tasche', packed: '{packed} von {total} gepackt', socks: '{count} Socke|{count} Socken' },
}
const arabic = {
  language: { tag: 'ar-EG', forms: 'zero|one|two|few|many|other' },
  bag: { socks: 'no sock|a sock|two socks|{count} few|{count} many|{count} other' },
}

test('a text says its values, and the form that goes with the count', () => {
  expect(say(bagWords.packed, { packed: 3, total: 9 })).toBe('3 of 9 packed')
  expect([0, 1, 2, 1000].map((count) => say(bagWords.socks, { count }))).toEqual([
    '0 socks',
    '1 sock',
    '2 socks',
    '1000 socks',
  ])
})

test('what people wrote is taken as it is, whatever it looks like', () => {
  expect(say('{packed} of {total}', { packed: '{total}|$&', total: 'a|b' })).toBe('{total}|$& of a|b')
})

test('the same line says it in the language of whoever reads, and in English again afterwards', () => {
  const tell = () => [bagWords.title, say(bagWords.packed, { packed: 3, total: 9 })]
  expect(inLanguage(german, tell)).toEqual(['Tasche', '3 von 9 gepackt'])
  expect(tell()).toEqual(['Bag', '3 of 9 packed'])
  expect(() =>
    inLanguage(german, () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect(tell()).toEqual(['Bag', '3 of 9 packed'])
})

test('a test or the dev server speaks a language until it is said anew', () => {
  speak(german)
  expect(bagWords.title).toBe('Tasche')
  expect(inLanguage({}, () => bagWords.title)).toBe('Bag')
  expect(bagWords.title).toBe('Tasche')
  speak({})
  expect(bagWords.title).toBe('Bag')
})

test('a language has as many forms as it has, and its own figures; what it lacks is said in English', () => {
  const tell = (count: number) => say(bagWords.socks, { count })
  expect(inLanguage(arabic, () => [0, 1, 2, 3, 11, 100].map(tell))).toEqual([
    'no sock',
    'a sock',
    'two socks',
    '٣ few',
    '١١ many',
    '١٠٠ other',
  ])
  expect(inLanguage(arabic, () => bagWords.title)).toBe('Bag')
})

test('a value that a text does not ask for, or lacks, does not compile', () => {
  // @ts-expect-error -- asks for `total` too
  say(bagWords.packed, { packed: 3 })
  // @ts-expect-error -- asks for no `pieces`
  say(bagWords.socks, { count: 3, pieces: 4 })
  // @ts-expect-error -- a count is a number
  say(bagWords.socks, { count: '3' })
  // @ts-expect-error -- no such text
  expect(bagWords.lid).toBeUndefined()
})

test('among words that are read from the right, what somebody wrote keeps its own direction', () => {
  const mirrored = { language: { direction: 'rtl' } }
  const written = inLanguage(mirrored, () =>
    say('{item}: {count} {unit}', { item: 'Hut', count: 3, unit: '' }),
  )
  expect(written).toBe('\u2068Hut\u2069: 3 ')
})
