import { expect, test } from 'vitest'
import { firstWord, greeting } from './display-name.ts'

test('DASH-02 the greeting says the display name', () => {
  expect(greeting({ displayName: 'Maya Okafor', firstName: 'Maya' })).toBe('Welcome back, Maya Okafor!')
})

test.each(['', '  ', null])(
  'DASH-03 with %j for a display name, the greeting says the first name',
  (displayName) => {
    expect(greeting({ displayName, firstName: ' Maya ' })).toBe('Welcome back, Maya!')
  },
)

test.each([{ displayName: null, firstName: null }, { displayName: '', firstName: ' ' }, null])(
  'DASH-04 with no name at all (%j), the greeting says Traveler',
  (user) => {
    expect(greeting(user)).toBe('Welcome back, Traveler!')
  },
)

test.each([
  ['Maya Okafor', 'Maya'],
  ['  Maya   Okafor ', 'Maya'],
  ['Zik', 'Zik'],
  ['', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstWord(name)).toBe(first)
})
