import { expect, test } from 'vitest'
import { invitationIn } from './invitation-in.ts'

test.each([
  ['/join?token=abc', 'abc'],
  ['/setup?code=def', 'def'],
  ['/trips/7?invite=true&join=ghi', 'ghi'],
  ['/trips/7?token=abc', null],
  ['/', null],
  [null, null],
  ['https://', null],
  ['http://[', null],
  ['https://elsewhere.example/join?token=abc', null],
  ['//elsewhere.example/join?token=abc', null],
])('who comes back to %s brings the token %s', (returnTo, token) => {
  expect(invitationIn(returnTo)).toBe(token)
})
