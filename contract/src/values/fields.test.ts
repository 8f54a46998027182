import { expect, test } from 'vitest'
import { latitudeInQuery, requiredText } from './fields.ts'

const name = requiredText(20, 'Name is required')

test.each(['Maya', 'משה', '👨‍👩‍👧‍👦', '<b>Maya</b>', 'می‌خواهم'])('%j is a name', (typed) => {
  expect(name.parse(typed)).toBe(typed)
})

test.each([undefined, null, '', '  ', '\u200b', '\u202e \u2060', '\ufeff'])(
  '%j is no name: there is nothing to see',
  (typed) => {
    expect(name.safeParse(typed).error?.issues[0]?.message).toBe('Name is required')
  },
)

test.each([
  ['38.7', 38.7],
  ['-90', -90],
  ['0', 0],
  ['', null],
  [' ', null],
  [undefined, null],
  ['north', null],
  ['90.1', null],
  ['1e999', null],
])('%j as a latitude in an address is %j', (text, latitude) => {
  expect(latitudeInQuery.safeParse(text).data ?? null).toBe(latitude)
})
