import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { passwordProblem, passwordText } from './password-rules.ts'

test.each([
  ['', passwordText.short],
  ['seven77', passwordText.short],
  ['eight888', null],
  ['a quiet harbour', null],
  ['xq7 '.repeat(32), null],
  [`${'xq7 '.repeat(32)}!`, passwordText.long],
  // Eight characters that take two code units each are eight, not sixteen.
  ['🧭🗺🏔🏝🚂⛴🎒🧳', null],
  ['🧭🗺🏔🏝', passwordText.short],
  ['e\u0301'.repeat(7), passwordText.short],
])('a new password of %j: %j', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})

test('the commonest passwords are refused, in any case', () => {
  const [common] = [...commonPasswords].filter((password) => password.length >= 8)
  expect(passwordProblem(common!)).toBe(passwordText.common)
  expect(passwordProblem(common!.toUpperCase())).toBe(passwordText.common)
})
