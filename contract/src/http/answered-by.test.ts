import { expect, test } from 'vitest'
import { isOurs } from './answered-by.ts'

const answer = (status: number, headers: Record<string, string>, redirected = false) => ({
  status,
  redirected,
  headers: new Headers(headers),
})
const json = { 'content-type': 'application/json; charset=utf-8' }
const html = { 'content-type': 'text/html' }

test.each([
  ['what names our server', answer(200, { ...html, 'x-answered-by': 'sojourn' }), true],
  ['what names another', answer(200, { ...html, 'x-answered-by': 'hotel' }), false],
  ['JSON', answer(200, json), true],
  ['an error in JSON', answer(500, json), true],
  ['a problem in JSON', answer(400, { 'content-type': 'application/problem+json' }), true],
  ['JSON that comes by a redirect', answer(200, json, true), false],
  ['a gateway that says in JSON that nobody is there', answer(503, json), false],
  ['a network that wants to be asked first', answer(511, json), false],
  ['our own server on its way down', answer(503, { ...json, 'x-answered-by': 'sojourn' }), true],
  ['a login page', answer(200, html), false],
  ['an error page', answer(500, html), false],
  ['a list that only looks like JSON', answer(200, { 'content-type': 'application/jsonish' }), false],
  ['nothing', answer(204, {}), false],
])('%s', (_what, given, ours) => {
  expect(isOurs(given)).toBe(ours)
})
