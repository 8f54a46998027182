import { createHash } from 'node:crypto'
import { endpoints } from '@sojourn/contract/api'
import { errorBody } from '@sojourn/contract/errors/body'
import { featureKeys } from '@sojourn/contract/billing/plan-limits'
import { permissions } from '@sojourn/contract/members/permissions'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Client, createTrip, signUp, testApp } from '../../../test/test-app.ts'

const filled = (url: string, id: string): string =>
  url.replace(':tripId', '999999999').replaceAll(/:(\w+)/g, id)
const missingId = '00000000-0000-4000-8000-000000000000'

describe.each(endpoints)('%s', (_name, endpoint) => {
  test('names who may call it, and about a trip a permission', () => {
    const aboutTrip = endpoint.url.includes(':tripId') || endpoint.row
    expect(aboutTrip ? permissions : ['public', 'signed-in', 'operator']).toContain(endpoint.access)
    expect([undefined, ...featureKeys]).toContain(endpoint.feature)
    expect(endpoint.summary.length).toBeGreaterThan(5)
  })

  test('describes its input and answer', () => {
    expect(endpoint.reply).toBeInstanceOf(z.ZodType)
    const named = [...endpoint.url.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
    if (named.length === 0) return
    expect(endpoint.params).toBeInstanceOf(z.ZodObject)
    expect(Object.keys((endpoint.params as z.ZodObject).shape).toSorted()).toEqual(named.toSorted())
  })

  test('is mounted and refuses a visitor with an error body', async () => {
    const { app } = await testApp()
    expect(app.hasRoute({ method: endpoint.method, url: endpoint.url })).toBe(true)
    if (endpoint.access === 'public') return
    const { status, body } = await new Client(app).send(
      endpoint.method,
      filled(endpoint.url, missingId),
      endpoint.body && {},
    )
    expect(status).toBe(401)
    expect(errorBody.parse(body)).toEqual({
      code: 'not_signed_in',
      message: 'Unauthorized: Please log in to continue',
    })
  })

  test('answers a stranger as if the trip did not exist', async () => {
    if (!endpoint.url.includes(':tripId') && !endpoint.row) return
    const stranger = await signUp({ plan: 'pro' })
    const { status, body } = await stranger.send(
      endpoint.method,
      filled(endpoint.url, missingId),
      endpoint.body && {},
    )
    // A body that cannot be read is told before the trip is looked up; it reveals nothing.
    expect([404, 400]).toContain(status)
    expect(errorBody.safeParse(body).success).toBe(true)
  })

  test('answers a NUL in any of its fields with a refusal, never with a fault of ours', async () => {
    const { properties = {} } = z.toJSONSchema(endpoint.body ?? z.object({}), {
      io: 'input',
      unrepresentable: 'any',
    })
    if (Object.keys(properties).length === 0) return
    const maya = await signUp({ plan: 'pro' })
    const { id } = await createTrip(maya)
    const url = endpoint.url.replace(':tripId', String(id)).replaceAll(/:(\w+)/g, missingId)
    for (const field of Object.keys(properties))
      expect((await maya.send(endpoint.method, url, { [field]: 'nul\u0000' })).status, field).toBeLessThan(
        500,
      )
  })
})

test('the OpenAPI document names every call', async () => {
  const { app } = await testApp()
  const { body, status } = await new Client(app).send<{
    openapi: string
    paths: Record<string, Record<string, object>>
  }>('GET', '/api/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toBe('3.1.0')
  for (const [name, { url, method }] of endpoints) {
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    expect(body.paths[path]?.[method.toLowerCase()], name).toMatchObject({ operationId: name })
  }
})

test('the API page prints every call and loads nothing from outside', async () => {
  const { app } = await testApp()
  const { body, headers } = await new Client(app).send<string>('GET', '/api/docs')
  for (const [name] of endpoints) expect(body).toContain(`id="${name}"`)
  expect(body).not.toMatch(/https?:\/\/(?!json-schema\.org)|<script|<link/)
  // Its own style is the only one the policy lets in, by its hash.
  const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`)
})
