import { expect, test } from 'vitest'
import { americanFigures, lisbonFigures } from '../../test/figures.ts'
import { saying } from './meaning-schema.ts'
import { isMeaning, type Meaning, meaningsOf } from './meaning.ts'
import { tell } from './tell.ts'
import { tellAll } from './tell-all.ts'
import { inLanguage, words } from './words.ts'

const bagWords = words('bag', {
  coat: 'Nights near {low}: {item} from {date}',
  nap: '{minutes} by {time}',
  both: '{reasons}.',
  range: '{what}: {low} to {high}',
  nights: 'cold nights',
  socks: '{count} pair|{count} pairs',
})
const told = { bag: bagWords }
const coat: Meaning = {
  code: 'bag.coat',
  values: { low: { celsius: 4 }, item: 'Coat', date: { date: '2027-04-19' } },
}
const german = {
  language: { tag: 'de-DE', lists: 'de-DE', forms: 'one|other' },
  bag: { coat: '{item} ab {date}: nachts um {low}', socks: '{count} Paar|{count} Paare' },
}

test('what is meant is told in the language and units of whoever reads', () => {
  expect(tell(coat, told, lisbonFigures)).toBe('Nights near 4 °C: Coat from Apr 19')
  expect(tell(coat, told, americanFigures)).toBe('Nights near 39 °F: Coat from Apr 19')
  expect(inLanguage(german, () => tell(coat, told, lisbonFigures))).toBe('Coat ab 19. Apr.: nachts um 4 °C')
})

test('meanings stand within meanings, one after the other', () => {
  const nap: Meaning = { code: 'bag.nap', values: { minutes: { minutes: 90 }, time: { time: '14:30' } } }
  const socks: Meaning = { code: 'bag.socks', values: { count: 2 } }
  const both = (joined: 'and' | 'comma' | 'sentences'): Meaning => ({
    code: 'bag.both',
    values: { reasons: { joined, parts: [nap, socks, 'Tea'] } },
  })
  expect(tell(both('and'), told, americanFigures)).toBe('1 h 30 min by 2:30 PM, 2 pairs and Tea.')
  expect(tell(both('comma'), told, lisbonFigures)).toBe('1 h 30 min by 14:30, 2 pairs, Tea.')
  expect(saying.parse(both('sentences'))).toEqual(both('sentences'))
})

test('the first of two degrees stands without its unit, and what stands first has a capital letter', () => {
  const range: Meaning = {
    code: 'bag.range',
    values: { low: { degrees: 4 }, high: { celsius: 9 }, what: { first: { code: 'bag.nights' } } },
  }
  expect(tell(range, told, americanFigures)).toBe('Cold nights: 39 to 48 °F')
  expect(saying.parse(range)).toEqual(range)
})

test('each meaning in an answer is told, and what holds none stays the very same', () => {
  const list = [{ id: 1, kinds: ['a', coat] as const, owner: null }]
  expect(tellAll(list, told, lisbonFigures)).toEqual([
    { id: 1, kinds: ['a', 'Nights near 4 °C: Coat from Apr 19'], owner: null },
  ])
  const plain = [{ id: 1, title: 'Coat' }]
  expect(tellAll(plain, told, lisbonFigures)).toBe(plain)
})

test('what somebody wrote stays, and what this version does not know is nothing', () => {
  expect(tell('Nights near 4 °C', told, americanFigures)).toBe('Nights near 4 °C')
  expect(tell({ code: 'bag.hat' }, told, americanFigures)).toBe('')
  expect(tell({ code: 'box.hat' }, told, americanFigures)).toBe('')
})

test('a meaning is told from a row that has a code', () => {
  expect(isMeaning(coat)).toBe(true)
  expect(isMeaning({ code: 'conflict' })).toBe(false)
  expect(isMeaning('bag.coat')).toBe(false)
  expect(saying.safeParse({ code: 'no code', values: {} }).success).toBe(false)
})

test('a catalogue’s meanings ask for what its texts name', () => {
  const packing = meaningsOf('packing')
  expect(packing('title')).toEqual({ code: 'packing.title' })
  // @ts-expect-error no such text
  expect(packing('nothing')).toEqual({ code: 'packing.nothing' })
})
