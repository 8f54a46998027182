import { endpoints, type EndpointName } from '@sojourn/contract/api'
import { errorBody } from '@sojourn/contract/errors/body'
import { errorStatus, type ErrorCode } from '@sojourn/contract/errors/codes'
import type { Endpoint } from '@sojourn/contract/http/endpoint'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOfOwner } from '../../../test/all-rows.ts'
import { goodCalls } from '../../../test/good-calls.ts'
import { needsPlans, settle, type Settled } from '../../../test/settled.ts'
import { testApp } from '../../../test/test-app.ts'

const seed = 20_270_418
const numRuns = 20

let victim: Settled
let before: unknown

beforeAll(async () => {
  victim = await settle()
  before = await rowsOfOwner(victim)
})

interface Call {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** As it goes over the wire, so that it can also be what no serialiser would write. */
interface Wire {
  url: string
  payload: string | undefined
  headers: Record<string, string>
}

const nested = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + close.repeat(depth)

/** JSON of every kind but the expected. */
const oddJson = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      'null',
      'true',
      '""',
      '" "',
      '[]',
      '{}',
      '[null]',
      '[[]]',
      '{"length":3}',
      '{"toString":1}',
      '0',
      '-0',
      '-1',
      '0.1',
      '1e-320',
      '1e400',
      '-1e400',
      '1e21',
      '9007199254740993',
      '9223372036854775808',
      '"NaN"',
      '"Infinity"',
      '"-1"',
      '"0x10"',
      '"1e309"',
      '"12,5"',
      '"١٢"',
      '"2026-02-30"',
      '"0000-00-00"',
      String.raw`"\u0000"`,
      String.raw`"a\u0000b"`,
      String.raw`"\ud800"`,
      String.raw`"\udc00 x"`,
      String.raw`"\u202e\u200b"`,
      '"__proto__"',
      '"constructor"',
      '"\'; drop table users; --"',
      '"${7*7}"',
      '"<script>"',
      '"%00"',
      '{"__proto__":{"isPremium":true}}',
      '{"constructor":{"prototype":{"plan":"pro"}}}',
      '{"$ne":null}',
      nested(200, '[', ']'),
      nested(50_000, '[', ']'),
      `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
      JSON.stringify('x'.repeat(100_000)),
      JSON.stringify('👩‍👩‍👧'.repeat(100)),
      `[${Array.from({ length: 5000 }, () => '1').join()}]`,
    ),
    fc.constantFrom('traveller', 'trip', 'row').map((what) => {
      const ids = { traveller: victim.traveller.id, trip: victim.trip.id, row: victim.rows.packing }
      return JSON.stringify(ids[what as keyof typeof ids])
    }),
    fc.json(),
  )

const oddText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      '',
      '%20',
      '0',
      '-1',
      '1.5',
      '1e3',
      '1e400',
      'NaN',
      'Infinity',
      'null',
      'undefined',
      'true',
      '[object Object]',
      '9007199254740993',
      '9223372036854775808',
      '%00',
      'a%00b',
      '%ED%A0%80',
      '%E0%A4%A',
      '%',
      '..%2F..',
      '%2e%2e',
      '%F0%9F%92%A5',
      '__proto__',
      'constructor',
      "1'--",
      '1%3Bdrop',
      'x'.repeat(150),
      'x'.repeat(3000),
      '2026-02-30',
      '%D9%A1%D9%A2',
    ),
    fc
      .constantFrom('trip', 'itinerary', 'packing', 'expenses')
      .map((what) => (what === 'trip' ? String(victim.trip.id) : victim.rows[what as keyof Settled['rows']])),
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
  )

/** Where something can be replaced: the whole, and every field and entry inside. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))
  const unknown = Array.isArray(value)
    ? []
    : [
        [...path, 'unknownKey'],
        [...path, 'tripId'],
        [...path, 'ownerId'],
      ]
  return [path, ...inside, ...unknown]
}

const token = '@@odd@@'

function replaced(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return token
  const copy = structuredClone(value) as Record<string, unknown>
  return Object.assign(copy, { [key]: replaced(copy[key], rest) })
}

const jsonWith = (good: unknown, path: string[], odd: string): string =>
  JSON.stringify(replaced(good, path)).replace(`"${token}"`, () => odd)

const oddBody = (good: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .tuple(fc.constantFrom(...placesIn(good)), oddJson())
        .map(([path, odd]) => jsonWith(good, path, odd)),
    },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"a":1}}', '\u0000', '﻿{}', '{"__proto__":{"a":1}}') },
  )

const encoded = (parts: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, encodeURIComponent(String(value))]))

/** The good texts, any of them replaced. */
const oddTexts = (good: Record<string, unknown>): fc.Arbitrary<Record<string, string>> => {
  const texts = encoded(good)
  return fc
    .record(Object.fromEntries(Object.keys(texts).map((key) => [key, fc.option(oddText(), { freq: 3 })])))
    .map((odd) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, odd[key] ?? text])))
}

const oddHeaders = fc.record(
  {
    'idempotency-key': fc.oneof(
      fc.uuid(),
      fc.constantFrom('', 'short', 'x'.repeat(500), '../../../../etc/passwd'),
    ),
    'x-local-date': fc.constantFrom('2026-02-30', '9999-99-99', '-1', 'today', '%00'),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data',
      'json',
    ),
  },
  { requiredKeys: [] },
)

const oddCall = (endpoint: Endpoint, good: Call): fc.Arbitrary<Wire> =>
  fc
    .record({
      params: fc
        .boolean()
        .chain((isOdd) => (isOdd ? oddTexts(good.params ?? {}) : fc.constant(encoded(good.params ?? {})))),
      query: oddTexts(good.query ?? {}),
      extra: fc.constantFrom('', '', '&q=1&q=2', '&lat[]=1', '&__proto__=1&constructor=2', '&date', '&&==%'),
      payload: endpoint.method === 'GET' ? fc.constant(undefined) : oddBody(good.body ?? {}),
      headers: oddHeaders,
    })
    .map(({ params, query, extra, payload, headers }) => {
      const path = endpoint.url.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? '')
      const search = Object.entries(query)
        .map(([key, text]) => `${key}=${text}`)
        .join('&')
      return {
        url: `${path}?${search}${extra}`,
        payload,
        headers: payload === undefined ? {} : { 'content-type': 'application/json', ...headers },
      }
    })

const inside =
  /\bat \S+ \(|node_modules|\.[jt]s:\d|violates|relation "|syntax error|invalid input syntax|(Type|Range|Zod)Error|kysely|select .* from/i

/** How the rules of the contract describe themselves when they have no words of their own. */
const noSentence = /^(Invalid|Too (big|small)|Unrecognized)|expected|received|must match|[<>]=/m

/** What these calls answer on a server without mail and providers, to a token, a device, a passkey or a code of nobody, and to whoever has Premium without a subscription. */
const refusals: Partial<Record<EndpointName, ErrorCode>> = {
  'operator.claim': 'invalid_input',
  'operator.testMail': 'unavailable',
  'operator.backUp': 'unavailable',
  'operator.changeAccount': 'not_found',
  'operator.removeAccount': 'not_found',
  'auth.googleStatus': 'unavailable',
  'auth.appleStatus': 'unavailable',
  'auth.requestReset': 'unavailable',
  'auth.resetPassword': 'invalid_input',
  'auth.confirmEmail': 'invalid_input',
  'auth.resendConfirmation': 'unavailable',
  'auth.logOutDevice': 'not_found',
  'auth.signInWithPasskey': 'invalid_input',
  'auth.secondStep': 'conflict',
  'auth.addPasskey': 'invalid_input',
  'auth.removePasskey': 'not_found',
  'auth.checkApp': 'invalid_input',
  'auth.turnOnSecondStep': 'conflict',
  'billing.createCheckout': 'conflict',
  'travellers.remove': 'conflict',
  'billing.session': 'not_found',
  'billing.cancel': 'conflict',
  'billing.resume': 'conflict',
  'billing.openPortal': 'conflict',
  'testCheckout.session': 'not_found',
  'testCheckout.pay': 'not_found',
  'testCheckout.billing': 'not_found',
  'testCheckout.change': 'not_found',
  // The owner stays.
  'members.remove': 'not_allowed',
}

/** Somebody who may call it. */
async function settleFor(name: EndpointName, { access }: Endpoint): Promise<Settled> {
  const settled = await settle({ isPlanned: needsPlans(name) })
  const { db } = await testApp()
  const isOperator = access === 'operator'
  await db.updateTable('users').set({ isOperator }).where('id', '=', settled.traveller.id).execute()
  return settled
}

describe.each(endpoints)('%s', (name, endpoint) => {
  test('answers a good call as the contract says', async () => {
    const settled = await settleFor(name, endpoint)
    const { body, error } = await settled.traveller.call(name, goodCalls(settled)[name] as never)
    const refusal = refusals[name]
    if (refusal) expect(error.code).toBe(refusal)
    else expect(endpoint.reply.parse(body)).toEqual(body)
  })

  test('refuses odd input in its own words, and touches nobody else’s rows', async () => {
    const { app } = await testApp()
    const settled = await settleFor(name, endpoint)
    const good = goodCalls(settled)[name] as Call
    await fc.assert(
      fc.asyncProperty(oddCall(endpoint, good), async ({ url, payload, headers }) => {
        const response = await app.inject({
          method: endpoint.method,
          url,
          headers: { host: 'localhost', cookie: settled.traveller.cookie, ...headers },
          ...(payload !== undefined && { payload }),
        })
        expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
        if (response.statusCode === 200) return
        const { code, message, fields = {} } = errorBody.strict().parse(response.json())
        expect(Object.keys(fields).length).toBeLessThanOrEqual(20)
        expect(Object.values(fields).join('\n')).not.toMatch(noSentence)
        expect(response.statusCode).toBe(errorStatus[code])
        expect(message.length).toBeGreaterThan(0)
        expect(response.body).not.toMatch(inside)
        if (code !== refusals[name]) expect(response.statusCode).toBeLessThan(500)
      }),
      { seed, numRuns },
    )
    expect(await rowsOfOwner(victim)).toEqual(before)
  })
})
