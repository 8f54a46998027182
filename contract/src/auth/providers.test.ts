import { expect, test } from 'vitest'
import { beingSetUp, signInErrorText } from './providers.ts'
import { authErrorsWords } from './words-errors.ts'

test('a provider without credentials is said to be set up', () => {
  expect(beingSetUp('google')).toBe(
    'Google sign-in is currently being set up. Please use email/password for now.',
  )
  expect(beingSetUp('apple')).toBe(
    'Apple sign-in is currently being set up. Please use email/password for now.',
  )
})

test('every reason has a sentence, and anything else in the address is never shown', () => {
  for (const [code, sentence] of Object.entries(authErrorsWords)) expect(signInErrorText(code)).toBe(sentence)
  for (const code of ['unknown', '<b>Call 555-0100</b>', 'constructor', '__proto__', 'toString'])
    expect(signInErrorText(code)).toBe('Please try again or contact support.')
  expect(signInErrorText(null)).toBeNull()
  expect(signInErrorText('')).toBeNull()
})
