import { expect, test } from 'vitest'
import { inLanguage } from '../words/words.ts'
import { travelModes } from './modes.ts'
import { agesText, agesWithin, hasChildren, partyErrors, partyFrom, partyWords, peopleOf } from './party.ts'

const never = { adults: null, children: null }

test.each(travelModes)('a %s trip that says nothing has one adult alone or two, and no children', (mode) => {
  const trip = { travelMode: mode, ...never }
  expect([peopleOf(trip), hasChildren(trip)]).toEqual([mode === 'solo' ? 1 : 2, false])
})

test.each([
  ['family', 2, 0, 2, '2 adults'],
  ['family', null, 2, 4, '2 adults and 2 children'],
  ['solo', null, 1, 2, '1 adult and 1 child'],
  ['group', 7, null, 7, '7 adults'],
] as const)(
  '%s with %s adults and %s children: %i people, "%s"',
  (travelMode, adults, children, people, words) => {
    expect(peopleOf({ travelMode, adults, children })).toBe(people)
    expect(partyWords({ travelMode, adults, children })).toBe(words)
  },
)

test.each([
  ['', null],
  ['4', '4'],
  ['4,9', '4, 9'],
  [' 4 and 9 ', '4, 9'],
  ['9; 4 & 0', '9, 4, 0'],
  ['17', '17'],
  ['18', undefined],
  ['-1', undefined],
  ['4.5', undefined],
  ['four', undefined],
])('ages typed as "%s" are kept as %o', (typed, kept) => {
  expect(agesText(typed)).toBe(kept)
})

test('ages are typed with the word for "and" of whoever types', () => {
  const ages = () => agesText('4 und 9')
  expect(inLanguage({ 'trips-form': { and: 'und' } }, ages)).toBe('4, 9')
  expect(ages()).toBeUndefined()
})

test.each([
  [2, '4, 9', '4, 9'],
  [1, '4, 9', '4'],
  [0, '4', null],
  [null, '4', null],
  [3, '4', '4'],
])('with %s children the ages "%s" become %o', (children, childAges, kept) => {
  expect(agesWithin({ children, childAges })).toBe(kept)
})

test('a form that says nothing is right and gives nothing; what cannot be is told at its field', () => {
  const empty = { adults: '', children: '', childAges: '' }
  expect(partyErrors(empty)).toEqual({})
  expect(partyFrom(empty)).toEqual({ adults: null, children: null, childAges: null })
  expect(partyFrom({ adults: '2', children: '0', childAges: '' })).toEqual({
    adults: 2,
    children: 0,
    childAges: null,
  })
  expect(partyErrors({ adults: '0', children: '31', childAges: 'small' })).toEqual({
    adults: 'Use a whole number from 1 to 30',
    children: 'Use a whole number from 0 to 30',
    childAges: 'Use whole years up to 17, such as 4, 9',
  })
})

test('ages that were typed before the children went are not asked for any more', () => {
  const form = { adults: '2', children: '', childAges: 'small' }
  expect(partyErrors(form)).toEqual({})
  expect(partyFrom(form)).toEqual({ adults: 2, children: null, childAges: null })
  expect(partyErrors({ ...form, children: '2' })).toHaveProperty('childAges')
})
