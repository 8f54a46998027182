import { errorsWords } from '@sojourn/contract/errors/words'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { maxEntries } from '@sojourn/contract/values/limits'
import { expect, test } from 'vitest'
import { Client, createTrip, signUp, startTestApp, testApp, tripInput } from '../../../test/test-app.ts'

const json = { 'content-type': 'application/json' }
const long = ['Content-Type: application/json', 'Content-Length: 5000000']
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

test('a visitor is refused before a single byte of the body is looked at', async () => {
  const { app } = await testApp()
  const visitor = new Client(app)
  expect((await visitor.send('POST', '/api/trips', '{"no JSON', json)).status).toBe(401)
  expect((await visitor.send('POST', '/api/trips/import', nested(2_000_000), json)).status).toBe(401)
})

test('who sends too much is refused before the body is looked at', async () => {
  const { app } = await startTestApp({ RATE_LIMIT_SCALE: '0.01' })
  const visitor = new Client(app)
  const answers = [await visitor.send('POST', '/api/auth/signin', '{', json)]
  answers.push(await visitor.send('POST', '/api/auth/signin', '{', json))
  expect(answers.map(({ status }) => status)).toEqual([429, 429])
})

test.each([
  ['who sends too much', '0.001', 429],
  ['a visitor', '1000', 401],
])('%s is not read any further: the connection ends with the answer', async (_who, scale, status) => {
  const { app } = await startTestApp({ RATE_LIMIT_SCALE: scale })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = ['POST /api/trips/import HTTP/1.1', 'Host: localhost', ...long]
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.write(`${head.join('\r\n')}\r\n\r\n[`)
  await once(socket, 'close', { signal: AbortSignal.timeout(20_000) })
  expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `)
  await app.close()
})

test.each([
  [32, 'Destination is required'],
  [33, 'The request is nested too deeply'],
  [100_000, 'The request is nested too deeply'],
])('a request of %i levels answers: %s', async (levels, message) => {
  const maya = await signUp()
  const text = `{"title":"T","x":${nested(levels - 1)}}`
  const { status, error } = await maya.send<never>('POST', '/api/trips', text, json)
  expect([status, error.message]).toEqual([400, message])
})

test('brackets within a text are no nesting', async () => {
  const maya = await signUp()
  const description = `${'['.repeat(500)} "{\\" ${'{'.repeat(500)}`
  expect((await createTrip(maya, { description })).description).toBe(description)
})

test('deep nesting is found without parsing: five megabytes in a blink', async () => {
  const maya = await signUp()
  const text = `{"format":${nested(2_400_000)}}`
  const started = performance.now()
  const { status } = await maya.send('POST', '/api/trips/import', text, json)
  expect(status).toBe(400)
  expect(performance.now() - started).toBeLessThan(300)
})

test.each([
  ['list', `[${'1,'.repeat(maxEntries)}1]`],
  ['object', `{${Array.from({ length: maxEntries + 1 }, (_, n) => `"n${n}":1`).join()}}`],
])('a %s of more entries than any may have is refused where it stands, unread', async (_what, text) => {
  const maya = await signUp()
  const body = `{"title":"T, [\\"U\\"]","x":[0,{"a, b":${text}`
  const { status, error } = await maya.send<never>('POST', '/api/trips', body, json)
  expect([status, error.message, error.fields]).toEqual([
    400,
    errorsWords.tooManyEntries,
    { 'x.1.a, b': errorsWords.tooManyEntries },
  ])
})

test.each([
  ['{"title":"T"', 400, 'The request is not valid JSON'],
  ['{"title":"T","__proto__":{"plan":"pro"}}', 400, 'The request is not valid JSON'],
  [String.raw`{"title":"T","\u005f_proto__":{"plan":"pro"}}`, 400, 'The request is not valid JSON'],
  ['{"title":"T","constructor":{"prototype":{"plan":"pro"}}}', 400, 'The request is not valid JSON'],
  ['{"title":"The constructor of __proto__ \\u0041"}', 400, 'Destination is required'],
  ['\uFEFF{"title":"T"}', 400, 'Destination is required'],
])('%s answers %i: %s', async (text, status, message) => {
  const answer = await (await signUp()).send<never>('POST', '/api/trips', text, json)
  expect([answer.status, answer.error.message]).toEqual([status, message])
})

test('a request that stops after one byte of its body is let go', async () => {
  const { app } = await startTestApp({}, { requestLimitMs: 500 })
  const maya = await signUp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const head = [
    'POST /api/auth/signin HTTP/1.1',
    'Host: localhost',
    `Cookie: ${maya.cookie}`,
    'Content-Type: application/json',
    'Content-Length: 100',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  socket.resume()
  const started = performance.now()
  await once(socket, 'close', { signal: AbortSignal.timeout(5000) })
  expect(performance.now() - started).toBeLessThan(3000)
  await app.close()
})

test('a file with thousands of faults is answered with twenty of them', async () => {
  const maya = await signUp()
  const itinerary = Array.from({ length: 5000 }, () => ({ type: 'x' }))
  const { status, body, error } = await maya.send<object>('POST', '/api/trips/import', {
    format: 1,
    trip: { ...tripInput, itinerary },
  })
  expect(status).toBe(400)
  expect(Object.keys(error.fields ?? {})).toHaveLength(20)
  expect(JSON.stringify(body).length).toBeLessThan(5000)
})

test.each([
  ['a country', { countryCode: 'Portugal' }, 'Use the two capital letters of a country, such as PT'],
  ['an id', { clientId: 'mine' }, 'Give an id of the form 00000000-0000-4000-8000-000000000000'],
  ['a text', { timeZone: 5 }, 'Give text'],
])('%s that is none is refused in a sentence', async (_what, change, sentence) => {
  const maya = await signUp()
  const { error } = await maya.send<never>('POST', '/api/trips', { ...tripInput, ...change })
  expect(error.message).toBe(sentence)
})
