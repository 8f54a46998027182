import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { Client, createTrip, signUp, startTestApp, testApp, tripInput } from '../../test/test-app.ts'

const json = { 'content-type': 'application/json' }
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
