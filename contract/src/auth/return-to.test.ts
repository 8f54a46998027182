import { describe, expect, test } from 'vitest'
import { bypasses } from '../../test/bypasses.ts'
import { defaultReturnTo, safeReturnTo } from './return-to.ts'

test.each([
  ['/subscribe?plan=monthly', '/subscribe?plan=monthly'],
  ['/trips/12?tab=packing', '/trips/12?tab=packing'],
  ['/dashboard', '/dashboard'],
  ['/trips/12?x=https://elsewhere.example', '/trips/12?x=https://elsewhere.example'],
  ['/trips/../subscribe', '/subscribe'],
  ['/loginsights', '/loginsights'],
  ['/a/b//c', '/a/b//c'],
  ['/trips/7#day-2', '/trips/7'],
  ['/@evil.example', '/@evil.example'],
  ['/https://evil.example', '/https://evil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
])('ROUTE-04 after signing in, %s leads to %s', (asked, target) => {
  expect(safeReturnTo(asked)).toBe(target)
})

test.each([
  null,
  undefined,
  '',
  'subscribe',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\b',
  '/./\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/a\nb',
  '/\t/evil.example',
  '/a\u0000',
  '/a\u0085',
  `/${'a'.repeat(512)}`,
])('ROUTE-04 %j is no page of ours and leads home instead', (asked) => {
  expect(safeReturnTo(asked)).toBe('/')
  expect(safeReturnTo(asked, defaultReturnTo)).toBe('/dashboard')
})

test.each([
  '/login',
  '/login?returnTo=/login',
  '/login/',
  '/x/../login',
  '/api/login',
  '/api/logout',
  '/api',
  '/%61pi/logout',
  '/ap%69/logout',
  '/api%2Flogout',
  '/%6Cogin',
  '/%E0%A4%A',
])('%s would lead in a circle or to no page at all, and leads home instead', (asked) => {
  expect(safeReturnTo(asked)).toBe('/')
})

const own = 'https://trips.example.com'

/** What a browser does with the answer: it must stay on our origin. */
const opens = (value: string): URL => new URL(safeReturnTo(value, '/'), own)

test('the collection of tricks is large enough', () => {
  expect(new Set(bypasses).size).toBeGreaterThanOrEqual(60)
})

describe('an address after signing in that tries to leave falls back to the start', () => {
  test.each(bypasses.map((value) => [JSON.stringify(value), value]))('%s', (_shown, value) => {
    expect(safeReturnTo(value, '/fallback')).toBe('/fallback')
  })
})

test.each(bypasses.map((value) => [JSON.stringify(value), value]))(
  'whatever is answered for %s, the browser stays here',
  (_shown, value) => {
    expect(opens(value).origin).toBe(own)
  },
)
