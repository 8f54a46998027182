import { endpoints, type EndpointName } from '@sojourn/contract/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOfOwner } from '../../../test/all-rows.ts'
import { goodCalls } from '../../../test/good-calls.ts'
import { settle, type Settled } from '../../../test/settled.ts'
import { testApp } from '../../../test/test-app.ts'

const foreign: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site' },
  'another site that names us as its origin': {
    'sec-fetch-site': 'cross-site',
    origin: 'http://localhost',
  },
  'a sibling domain': { 'sec-fetch-site': 'same-site' },
  'no page at all, such as a bookmark': { 'sec-fetch-site': 'none' },
  'another origin in an old browser': { origin: 'https://evil.example' },
  'our host on another port': { origin: 'http://localhost:8080' },
  'a page that hides its origin': { origin: 'null' },
}

/** What a form or a link of another site can send without asking first. */
const simpleBodies: Record<string, string> = {
  'application/x-www-form-urlencoded': 'title=Taken&name=Eve&password=x',
  'multipart/form-data; boundary=x':
    '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nEve\r\n--x--\r\n',
  'text/plain': '{"title":"Taken","name":"Eve"}',
}

const writes = endpoints.filter(([, { method }]) => method !== 'GET')

let settled: Settled
let before: unknown
beforeAll(async () => {
  settled = await settle({ isPlanned: false })
  before = await rowsOfOwner(settled)
})

describe.each(writes)('%s', (name, endpoint) => {
  test('refuses a write from another site, and nothing has changed', async () => {
    const calls = goodCalls(settled)
    for (const [where, headers] of Object.entries(foreign)) {
      const { status, error } = await settled.traveller.call(
        name as EndpointName,
        calls[name as EndpointName] as never,
        headers,
      )
      expect([status, error.code], where).toEqual([403, 'foreign_origin'])
    }
    expect(await rowsOfOwner(settled)).toEqual(before)
  })

  test('takes no body that a form can send', async () => {
    if (!endpoint.body) return
    const { app } = await testApp()
    const url = endpoint.url
      .replace(':tripId', String(settled.trip.id))
      .replaceAll(/:(\w+)/g, settled.rows.packing)
    for (const [type, payload] of Object.entries(simpleBodies)) {
      const { statusCode } = await app.inject({
        method: endpoint.method,
        url,
        payload,
        headers: { host: 'localhost', cookie: settled.traveller.cookie, 'content-type': type },
      })
      expect([400, 403, 404, 409], `${type} ${statusCode}`).toContain(statusCode)
    }
    expect(await rowsOfOwner(settled)).toEqual(before)
  })
})
