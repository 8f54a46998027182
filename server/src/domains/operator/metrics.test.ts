import { expect, test } from 'vitest'
import { signUp, startTestApp } from '../../../test/test-app.ts'
import { exposed } from './exposition.ts'
import { RequestTimes } from './request-times.ts'

const token = 'a-token-for-whoever-watches'

test('figures for Prometheus are there for the token alone, and say nothing of anybody', async () => {
  const own = await startTestApp({ METRICS_TOKEN: token })
  const maya = await signUp({ on: own, name: 'Maya Lindqvist' })
  const { body: trip } = await maya.call('trips.create', {
    body: { title: 'Weeks of Kyoto', destination: 'Kyoto', startDate: '2027-04-01', endDate: '2027-04-07' },
  })
  await maya.call('trips.get', { params: { tripId: trip.id } })
  const ask = (authorization?: string) =>
    own.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

  for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, token, `Basic ${token}`]) {
    const refused = await ask(wrong)
    expect(refused.statusCode).toBe(401)
    expect(refused.body).not.toContain('sojourn_')
  }
  const { statusCode, headers, body } = await ask(`Bearer ${token}`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('\nsojourn_accounts 1\n')
  expect(body).toContain('route="/api/trips/:tripId",status="2xx",le="+Inf"} 1\n')
  for (const personal of [maya.email, maya.id, 'Lindqvist', 'Kyoto', `trips/${trip.id}`, token])
    expect(body, personal).not.toContain(personal)
  const odd = body
    .split('\n')
    .filter((line) => !/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{.+\})? -?[\d.e+-]+|)$/.test(line))
  expect(odd).toEqual([])
  await own.app.close()
})

test('without a token set there is nothing to ask', async () => {
  const own = await startTestApp()
  const { body } = await own.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })
  expect(body).not.toContain('sojourn_accounts')
  await own.app.close()
})

test('each bound of a duration counts what is below it', () => {
  const times = new RequestTimes()
  for (const seconds of [0.004, 0.02, 0.02, 30]) times.add('GET', '/api/trips', 200, seconds)
  const { samples } = times.metric()
  const at = (le: string) => samples.find(({ labels }) => labels?.le === le)?.value
  expect(['0.005', '0.01', '0.025', '10', '+Inf'].map(at)).toEqual([1, 1, 3, 3, 4])
  expect(samples.find(({ suffix }) => suffix === '_sum')?.value).toBeCloseTo(30.044)
})

test('what a label holds cannot end its line', () => {
  const samples = [{ labels: { of: 'a "b" \\ c\nd' }, value: 2 }]
  expect(exposed([{ name: 'n', help: 'h', type: 'gauge', samples }])).toBe(
    '# HELP n h\n# TYPE n gauge\nn{of="a \\"b\\" \\\\ c\\nd"} 2\n',
  )
  expect(exposed([{ name: 'n', help: 'h', type: 'gauge', samples: [] }])).toBe('')
})
