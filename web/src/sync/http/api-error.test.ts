import { speak } from '@sojourn/contract/words/words'
import { expect, test } from 'vitest'
import { readLanguages } from '../../../../languages/read-languages.ts'
import { ApiError, errorFrom, isLoggedOut, offlineError } from './api-error.ts'

const path = '/api/trips'
const answer = (status: number, body: string | null, statusText = '') =>
  new Response(body, { status, statusText })

test.each([
  [404, 'Trip not found', 'Not Found', '404: Trip not found'],
  [400, '{"message":"Destination is required"}', '', '400: {"message":"Destination is required"}'],
  [500, '<h1>Broken</h1>', 'Internal Server Error', '500: <h1>Broken</h1>'],
])('ERR-06 a %i answered with %j (%j) is an error that reads "%s"', async (status, body, words, message) => {
  expect((await errorFrom(answer(status, body, words), path)).message).toBe(message)
})

test.each([
  [503, 'Service Unavailable', '503: Service Unavailable'],
  [500, '', '500: '],
])('ERR-07 a %i without a body reads its status text instead', async (status, words, message) => {
  expect((await errorFrom(answer(status, '', words), path)).message).toBe(message)
})

test.each([
  [
    '{"code":"conflict","message":"An account with this email already exists."}',
    'An account with this email already exists.',
  ],
  ['Gone for lunch', 'Gone for lunch'],
  ['{"reason":"nobody knows"}', ''],
  ['<!doctype html><title>502</title>', ''],
  ['', ''],
])('of an answer %j a person reads %j', async (body, text) => {
  expect((await errorFrom(answer(500, body, 'Internal Server Error'), path)).text).toBe(text)
})

test('a refused form names its fields and its code', async () => {
  const body = { code: 'invalid_input', message: 'Title is required', fields: { title: 'Title is required' } }
  const error = await errorFrom(answer(400, JSON.stringify(body)), path)
  expect(error).toMatchObject({ status: 400, code: 'invalid_input', fields: body.fields, path })
})

const failure = (status: number, message: string) =>
  new ApiError(status, message, { code: 'internal', text: '', path })

test.each([
  [failure(401, '401: {"message":"Unauthorized"}'), true],
  [failure(401, '401: '), true],
  [new Error('401: Unauthorized'), true],
  [new Error('Please log in to continue'), true],
  [new Error('Sorry. Please log in to continue.'), true],
  [failure(500, '500: upstream 401: refused'), false],
  [failure(403, '403: Upgrade to Pro for unlimited trips'), false],
  [new Error('upstream 401: refused'), false],
  [offlineError(path), false],
  ['401: not even an error', false],
  [null, false],
])('ERR-02 (C-031) %s means logged out: %s', (error, loggedOut) => {
  expect(isLoggedOut(error)).toBe(loggedOut)
})

const refused = {
  code: 'conflict',
  message: 'This trip is full: it has 20 members.',
  fields: { email: 'Email is required', title: 'Gone for lunch' },
  meaning: { code: 'members-refusals.full', values: { most: '20' } },
  meanings: { email: { code: 'auth-missing.email' } },
}

test('what the server refuses is told in the language of whoever reads it, field by field', async () => {
  speak(readLanguages().get('de') ?? {})
  const error = await errorFrom(answer(409, JSON.stringify(refused)), path)
  speak({})
  expect(error.text).toBe('Diese Reise ist voll: 20 sind schon dabei.')
  expect(error.fields).toEqual({ email: 'E-Mail-Adresse fehlt', title: 'Gone for lunch' })
  expect(error.meaning).toEqual(refused.meaning)
})

test('a refusal of which this version has no text is told as the server said it', async () => {
  speak({ language: { tag: 'de-DE' } })
  const later = { ...refused, meaning: { code: 'members-refusals.later' }, meanings: {} }
  const error = await errorFrom(answer(409, JSON.stringify(later)), path)
  speak({})
  expect(error.text).toBe(refused.message)
})
