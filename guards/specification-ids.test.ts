import { expect, test } from 'vitest'
import { readRepository } from './repository.ts'
import { definedIds, unknownIds } from './specification-ids.ts'

const repository = readRepository()

test('every id in code, tests and documents is one of docs/specification', () => {
  expect(unknownIds(repository)).toEqual([])
})

test('no id stands for two things', () => {
  const ids = definedIds(repository)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

const pages = {
  'docs/specification/checklist.tsv': [
    'id\tarea\tseed\tsection\tstatement\thow\tpriority',
    'CARD-04\tTrip card\tA\t§4\tA trip that ended is Completed.\tunit\tmust',
  ].join('\n'),
  'docs/specification/readings.md': '- **C-001 Price**: $7.99.',
  'docs/specification/decisions.md': '- **S-01 Gate**: open.\n- **U-001 Name**: as C-001 says.',
}
const unknownIn = (text: string) => unknownIds(new Map(Object.entries({ ...pages, 'web/src/a.ts': text })))

test.each([
  ['CARD', '05'],
  ['CARD', '4'],
  ['C', '002'],
  ['S', '1'],
  ['U', '101'],
])('%s-%s points nowhere', (prefix, number) => {
  // Written in parts, or this file would break the rule itself.
  const id = `${prefix}-${number}`
  expect(unknownIn(`test('${id} CARD-04 a sentence')`)).toEqual([`web/src/a.ts: ${id}`])
})

test.each([
  'CARD-04 C-001 S-01 (U-001)',
  'UTF-8, SHA-256, ISO-8601, HTTP-01',
  'M0,0C-12,4 S-20.5,3',
  'MAX-CARD-05',
])('%s is fine', (text) => {
  expect(unknownIn(text)).toEqual([])
})
