import { expect, test } from 'vitest'
import { memberSince } from './member-since.ts'

test.each([
  ['2026-03-11T12:00:00.000Z', 'Member since Mar 11, 2026'],
  ['2025-12-31T12:00:00+00:00', 'Member since Dec 31, 2025'],
  [null, 'Welcome to Sojourn'],
  [undefined, 'Welcome to Sojourn'],
  ['', 'Welcome to Sojourn'],
  ['some day', 'Welcome to Sojourn'],
])('PROF-08 an account created %j reads "%s"', (createdAt, line) => {
  expect(memberSince(createdAt)).toBe(line)
})
