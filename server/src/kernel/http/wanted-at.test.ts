import { expect, test } from 'vitest'
import { wantedAt } from './wanted-at.ts'

test.each([
  ['GET', '/login'],
  ['HEAD', '/login'],
  ['GET', '/login?email=maya@example.com'],
  ['GET', '/login?returnTo=/terms.html'],
  ['GET', '/trips/7?from=news.example.com'],
  ['GET', '/apiary'],
])('ROUTE-15 %s %s opens a screen of the app', (method, url) => {
  expect(wantedAt(method, url)).toBe('page')
})

test.each([
  ['GET', '/old-bundle.js'],
  ['GET', '/icons/gone.png?v=2'],
])('%s %s is a file, and a missing one is missing', (method, url) => {
  expect(wantedAt(method, url)).toBe('file')
})

test.each([
  ['GET', '/api'],
  ['GET', '/api/nothing'],
  ['GET', '/api?x'],
  ['GET', '/api/nothing.json'],
  ['POST', '/login'],
  ['OPTIONS', '/trips/7'],
])('%s %s is a call that does not exist', (method, url) => {
  expect(wantedAt(method, url)).toBe('call')
})
