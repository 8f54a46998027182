import { describe, expect, test } from 'vitest'
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

const bypasses = [
  '',
  ' ',
  'evil.example',
  'evil.example/login',
  'http:evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http://evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/..',
  '//evil.example\\@trips.example.com',
  '//trips.example.com@evil.example',
  '//evil.example#trips.example.com',
  '//evil.example?trips.example.com',
  '//evil%00.example',
  '//evil.example:443/',
  '//user:password@evil.example',
  '//[::ffff:203.0.113.1]',
  '//3405803777',
  '//0xcb.0x0.0x71.0x1',
  '//evil。example',
  '//ⓔvil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '//\\evil.example',
  '/path\\..\\..\\evil.example',
  '/\tevil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\n//evil.example',
  '/%0d%0aLocation:%20https://evil.example\r\n',
  '/\u0000/evil.example',
  '\u0000//evil.example',
  '/\u0008/evil.example',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./..//evil.example',
  '/x/..//evil.example',
  '/x/../..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/.\t//evil.example',
  'javascript:alert(1)',
  'javascript://trips.example.com/%0aalert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://trips.example.com/1',
  'file:///etc/passwd',
  'ftp://evil.example',
  'mailto:a@evil.example',
  '@evil.example',
  ':443/evil.example',
  '.evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '%2f%2fevil.example',
  '%5cevil.example',
  `/${'a'.repeat(600)}`,
  `//evil.example/${'a'.repeat(600)}`,
]

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
