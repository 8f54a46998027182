import { expect, test } from 'vitest'
import { injections } from '../../../test/injections.ts'
import { plainText } from '../../platform/providers/plain-text.ts'
import { readProposal } from './read-proposal.ts'

const answers: Record<string, (text: string) => string> = {
  'in a name': (text) => JSON.stringify({ places: [{ name: text }] }),
  'in a reason': (text) => JSON.stringify({ places: [{ name: 'Belém Tower', reason: text }] }),
  'in a description': (text) => JSON.stringify({ places: [{ name: 'Belém Tower', description: text }] }),
  'in the overview': (text) => JSON.stringify({ overview: text, places: [{ name: 'Belém Tower' }] }),
  'as the whole answer': (text) => text,
  'around the answer': (text) => `${text} {"places":[{"name":"Belém Tower"}]} ${text}`,
  'as a wrong type': (text) => JSON.stringify({ places: { name: text } }),
  'as an unknown kind': (text) => JSON.stringify({ places: [{ name: 'Belém Tower', kind: text }] }),
}

const isPlain = (text: string): boolean =>
  !/[<>`\p{Cc}\p{Cf}]|:\/\/|www\.|javascript:|data:|mailto:|\]\(/iu.test(text) && text.isWellFormed()

test('there are fifty texts and more', () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(50)
})

test.each(Object.entries(answers))(
  'a text that commands, %s, comes out as short plain text or not at all',
  (_, answer) => {
    for (const text of injections) {
      const read = readProposal(answer(text))
      if (!read) continue
      const shown = [
        read.overview ?? '',
        ...read.places.flatMap(({ name, about, reason }) => [name, about, reason]),
      ]
      for (const one of shown) {
        expect(isPlain(one), `${text} came out as ${one}`).toBe(true)
        expect(one.length).toBeLessThanOrEqual(600)
      }
      for (const { kind, name } of read.places) {
        expect(kind).toMatch(/^[a-z ]+$/)
        expect(name).not.toBe('')
      }
    }
  },
)

test.each([
  ['', null],
  ['no JSON here', null],
  ['[]', null],
  ['{"places":[]}', null],
  ['{"places":[{"name":7}]}', null],
  ['{"places":[{"name":"<br>"}]}', null],
  ['{"places":"Belém Tower"}', null],
])('%s is no answer', (text, read) => {
  expect(readProposal(text)).toBe(read)
})

test('a good answer is read, wrapped in a fence too', () => {
  const answer =
    '```json\n{"overview":"Hills.","places":[{"name":"MAAT","kind":"museum","reason":"By the river"}]}\n```'
  expect(readProposal(answer)).toEqual({
    overview: 'Hills.',
    places: [{ name: 'MAAT', isFit: true, kind: 'museum', about: '', reason: 'By the river' }],
  })
})

test('names in other scripts stay as they are', () => {
  for (const name of ['浅草寺', 'Храм Василия', 'مسجد', 'Plaça d’Espanya & Co'])
    expect(plainText(name, 80)).toBe(name)
})
