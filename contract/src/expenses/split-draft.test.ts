import { expect, test } from 'vitest'
import { changedWay, draftOfSplit, splitOfDraft, usualDraft, type ShareWay } from './split-draft.ts'
import { splitProblem } from './split.ts'

const all = usualDraft('ada', ['ada', 'ben', 'cem'])

test('whoever enters an expense paid it, and everybody shares', () => {
  expect(splitOfDraft(all, 1000, 'EUR')).toEqual({
    paidBy: [{ traveller: 'ada', minor: 1000 }],
    sharedBy: { way: 'equally', among: ['ada', 'ben', 'cem'].map((traveller) => ({ traveller, weight: 1 })) },
  })
})

test.each<[ShareWay, string[]]>([
  ['equally', ['1', '1', '1']],
  ['shares', ['1', '1', '1']],
  ['percent', ['33.33', '33.33', '33.34']],
  ['exact', ['3.33', '3.33', '3.34']],
])('sharing %s instead keeps who is in, and still adds up', (way, figures) => {
  const draft = changedWay(all, way, 1000, 'EUR')
  expect(Object.values(draft.among).toSorted()).toEqual(figures)
  expect(splitProblem(splitOfDraft(draft, 1000, 'EUR'), 1000, 'EUR')).toBe(null)
})

test.each<[string, ShareWay, Record<string, string>, number, object | null]>([
  ['exact amounts as people type them', 'exact', { ada: '1.000,50', ben: '9,50' }, 101_000, null],
  ['too little', 'exact', { ada: '18', ben: '22', cem: '' }, 6450, { field: 'sharedBy' }],
  ['half a percent', 'percent', { ada: '99.5', ben: '0,5' }, 900, null],
  ['a refund', 'exact', { ada: '4', ben: '5' }, -900, null],
  ['nobody', 'shares', { ada: '0', ben: 'x' }, 900, { field: 'sharedBy' }],
])('%s', (_, way, among, minor, problem) => {
  const split = splitOfDraft({ ...all, way, among }, minor, 'EUR')
  const found = splitProblem(split, minor, 'EUR')
  if (problem) expect(found).toMatchObject(problem)
  else expect(found).toBe(null)
})

test('a split is opened as it was entered', () => {
  for (const way of ['equally', 'shares', 'percent', 'exact'] as const)
    for (const minor of [1000, -1000]) {
      const draft = { ...changedWay(all, way, minor, 'EUR'), payer: null, paid: { ada: '4.00', ben: '6.00' } }
      const split = splitOfDraft(draft, minor, 'EUR')
      expect(draftOfSplit(split, 'EUR')).toEqual(draft)
      expect(splitOfDraft(draftOfSplit(split, 'EUR'), minor, 'EUR')).toEqual(split)
    }
})
