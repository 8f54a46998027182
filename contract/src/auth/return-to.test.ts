import { expect, test } from 'vitest'
import { defaultReturnTo, safeReturnTo } from './return-to.ts'

test.each([
  ['/subscribe?plan=monthly', '/subscribe?plan=monthly'],
  ['/trips/12?tab=packing', '/trips/12?tab=packing'],
  ['/dashboard', '/dashboard'],
  ['/trips/12?x=https://elsewhere.example', '/trips/12?x=https://elsewhere.example'],
  ['/trips/../subscribe', '/subscribe'],
  ['/loginsights', '/loginsights'],
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
])('%s would lead in a circle or to no page at all, and leads home instead', (asked) => {
  expect(safeReturnTo(asked)).toBe('/')
})
