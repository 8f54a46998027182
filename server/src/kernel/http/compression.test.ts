import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { createTrip, signUp, testApp } from '../../../test/test-app.ts'
import { compressAnswers } from './compression.ts'

const browser = { host: 'localhost', 'accept-encoding': 'gzip, deflate, br' }

test('a trip of a hundred activities comes in at most 15 KB', async () => {
  const { app } = await testApp()
  const client = await signUp()
  const trip = await createTrip(client)
  for (let n = 0; n < 100; n++) {
    await client.call('itinerary.add', {
      params: { tripId: trip.id },
      body: {
        title: `Stop number ${n}`,
        type: 'sightseeing',
        date: trip.startDate,
        time: '10:30',
        location: `Rua number ${n}, Lisbon`,
        description: 'A long story of where to go and what to see there.',
        notes: 'Bring a hat',
        latitude: 38.7 + n * 0.0007,
        longitude: -9.2 + n * 0.0009,
        cost: 12.5,
      },
    })
  }
  const url = `/api/trips/${trip.id}/itinerary`
  const answer = await app.inject({ url, headers: { ...browser, cookie: client.cookie } })
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  expect(answer.rawPayload.length).toBeLessThan(15 * 1024)
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toHaveLength(100)
})

test('a small answer comes as it is', async () => {
  const { app } = await testApp()
  const answer = await app.inject({ url: '/api/auth/options', headers: browser })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toMatchObject({ passwordReset: expect.any(Boolean) as boolean })
})

const text = JSON.stringify({ story: 'A long story. '.repeat(200) })

async function storyteller() {
  const app = fastify()
  compressAnswers(app)
  app.get('/whole', (_, reply) => reply.type('application/json').send(text))
  app.get('/piecemeal', (_, reply) =>
    reply.type('application/json').send(Readable.from([text.slice(0, 9), text.slice(9)])),
  )
  app.get('/live', (_, reply) => reply.type('text/event-stream').send(Readable.from([text])))
  app.get('/broken', (_, reply) =>
    reply.type('application/json').send(
      Readable.from(
        (function* () {
          yield text
          throw new Error('the source broke off')
        })(),
      ),
    ),
  )
  await app.ready()
  return app
}

test.each([
  ['/whole', 'br', brotliDecompressSync],
  ['/whole', 'gzip', gunzipSync],
  ['/piecemeal', 'br', brotliDecompressSync],
  ['/piecemeal', 'gzip', gunzipSync],
] as const)('%s is whole after %s', async (url, encoding, open) => {
  const app = await storyteller()
  const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(open(answer.rawPayload).toString()).toBe(text)
  expect(answer.rawPayload.length).toBeLessThan(text.length / 10)
})

test.each([
  ['whoever cannot open it', '/whole', 'identity'],
  ['a live stream', '/live', 'br'],
])('%s gets it uncompressed', async (_, url, accepted) => {
  const app = await storyteller()
  const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.payload).toBe(text)
})

test('a stream that breaks off before its first byte becomes an error that can be read', async () => {
  const app = await storyteller()
  const answer = await app.inject({ url: '/broken', headers: { 'accept-encoding': 'br' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toMatchObject({ message: 'the source broke off' })
})
