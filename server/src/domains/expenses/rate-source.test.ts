import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { badAnswers, sendJson, startLoopback, type Loopback } from '../../../test/loopback.ts'
import { ProviderError } from '../../platform/providers/provider-error.ts'
import { RateSource } from './rate-source.ts'
import { currentRates } from './rates.ts'

let source: Loopback
let app: TestApp
/** A new one has no memory of failures. */
const rateSource = () => new RateSource(app.db, `${source.url}/v1/latest`, app.env)

beforeAll(async () => {
  source = await startLoopback()
  app = await startTestApp({ ALLOW_PRIVATE_ENDPOINTS: 'true' })
})
afterAll(() => source.stop())

test('until the source has answered, the table that came with the software counts', async () => {
  expect(await currentRates(app.db)).toMatchObject({ source: 'shipped', date: '2026-09-29' })
})

test('the newest rates of the source are kept with their date', async () => {
  const rates = { USD: 1.17, GBP: 0.87, JPY: 180.5, CAD: 1.6, AUD: 1.7, CHF: 0.93, CNY: 8.1 }
  source.answerWith(sendJson({ base: 'EUR', date: '2026-11-13', rates }))
  await rateSource().refresh()
  expect(await currentRates(app.db)).toMatchObject({
    source: 'live',
    date: '2026-11-13',
    perEuro: { EUR: '1', USD: '1.17', JPY: '180.5' },
  })
  expect(source.requests.at(-1)?.path).toContain('base=EUR')
})

test.each(Object.keys(badAnswers))('a source that %s changes nothing', async (kind) => {
  const before = await currentRates(app.db)
  source.answerWith(badAnswers[kind] ?? sendJson({}))
  await expect(rateSource().refresh()).rejects.toThrow(ProviderError)
  expect(await currentRates(app.db)).toEqual(before)
})
