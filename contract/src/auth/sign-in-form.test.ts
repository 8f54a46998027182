import { expect, test } from 'vitest'
import { firstMissing, type SignInField, type SignInMode } from './sign-in-form.ts'

const full = { name: 'Maya Okafor', email: 'maya@example.com', password: 'a quiet harbour' }

const cases: [string, SignInMode, Partial<typeof full>, SignInField | null][] = [
  ['AUTH-06 signing in without an email', 'sign-in', { email: '' }, 'email'],
  ['AUTH-06 signing in with spaces for an email', 'sign-in', { email: '  ' }, 'email'],
  ['AUTH-06 signing in without a password', 'sign-in', { password: '' }, 'password'],
  ['AUTH-06 signing in with nothing at all', 'sign-in', { name: '', email: '', password: '' }, 'email'],
  ['AUTH-06 signing in without a name, which is not asked for', 'sign-in', { name: '' }, null],
  ['AUTH-07 signing up without a full name', 'sign-up', { name: '' }, 'name'],
  ['AUTH-07 signing up with spaces for a name', 'sign-up', { name: ' \t' }, 'name'],
  ['AUTH-07 signing up without an email', 'sign-up', { email: '' }, 'email'],
  ['AUTH-07 signing up without a password', 'sign-up', { password: '' }, 'password'],
  ['AUTH-07 signing up with nothing at all', 'sign-up', { name: '', email: '', password: '' }, 'name'],
  ['signing up with everything', 'sign-up', {}, null],
  ['signing in with a password made of spaces, which is one', 'sign-in', { password: '        ' }, null],
]

test.each(cases)('%s: the first empty field is found', (_title, mode, changes, missing) => {
  expect(firstMissing(mode, { ...full, ...changes })).toBe(missing)
})
