import { expect, test } from 'vitest'
import { isFor, peopleIn } from './people.ts'

const labelled = (memberName: string | null) => ({ memberName })

test('everybody a family’s list names can be chosen, each once, those for everyone first', () => {
  const items = ['Zik', 'Ada, Zik', 'ada', 'Maya & Tunde', null, 'Everyone'].map(labelled)
  expect(peopleIn(items)).toEqual(['Everyone', 'Ada', 'Maya', 'Tunde', 'Zik'])
})

test.each([
  ['Ada, Zik', 'ada', true],
  ['Ada and Zik', 'Zik', true],
  ['Sandy', 'Sandy', true],
  ['Ada', 'Zik', false],
  [null, 'Everyone', true],
  [' , ', 'Everyone', true],
  ['Everyone', 'Everyone', true],
  [null, 'Ada', false],
])('a label of %s is for %s: %s', (label, person, isTheirs) => {
  expect(isFor(labelled(label), person)).toBe(isTheirs)
})
