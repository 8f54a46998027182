import { expect, test } from 'vitest'
import { whoAnswers } from './answered-by.ts'

const answer = (status: number, headers: Record<string, string>, redirected = false) => ({
  status,
  redirected,
  headers: new Headers(headers),
})
const json = { 'content-type': 'application/json; charset=utf-8' }
const html = { 'content-type': 'text/html' }

test.each([
  ['what names our server', answer(200, { ...html, 'x-answered-by': 'sojourn' }), 'server'],
  ['what names another', answer(200, { ...html, 'x-answered-by': 'hotel' }), 'stranger'],
  ['JSON', answer(200, json), 'perhaps a proxy'],
  ['an error in JSON', answer(500, json), 'perhaps a proxy'],
  ['a problem in JSON', answer(400, { 'content-type': 'application/problem+json' }), 'perhaps a proxy'],
  ['JSON that comes by a redirect', answer(200, json, true), 'stranger'],
  ['a gateway that says in JSON that nobody is there', answer(503, json), 'stranger'],
  ['a network that wants to be asked first', answer(511, json), 'stranger'],
  ['our own server on its way down', answer(503, { ...json, 'x-answered-by': 'sojourn' }), 'server'],
  ['a login page', answer(200, html), 'stranger'],
  ['an error page', answer(500, html), 'stranger'],
  ['a list that only looks like JSON', answer(200, { 'content-type': 'application/jsonish' }), 'stranger'],
  ['nothing', answer(204, {}), 'stranger'],
])('%s', (_what, given, who) => {
  expect(whoAnswers(given)).toBe(who)
})
