import { randomUUID } from 'node:crypto'
import { errorsWords } from '@sojourn/contract/errors/words'
import { expect, test } from 'vitest'
import { Client, password, signUp, startTestApp, testApp } from '../../../test/test-app.ts'
import { inTurn } from '../../domains/ai/turns.ts'
import { hashToken } from '../session/session-cookie.ts'
import { takeTry } from '../../domains/auth/sign-in-rate-limits.ts'
import { waitForSecond } from '../../platform/providers/outgoing-rate-limit.ts'
import { takeFrom } from '../../platform/limits/rate-limit.ts'
import { RequestRateLimit, requestsPerMinute } from '../../platform/limits/request-rate-limit.ts'

/** A count that was begun before the clock was set back by an hour. */
async function counted(bucket: string, count: number, windowS: number): Promise<void> {
  const { pool } = await testApp()
  await pool.query(
    `insert into limits ("bucket", "count", "resetAt") values ($1, $2, now() + $3 * interval '1 second')`,
    [bucket, count, 3600 + windowS],
  )
}

test('a minute of requests is over when it has passed, whatever the clock on the wall says', async () => {
  const { db } = await testApp()
  let ms = 5_000_000
  const limit = new RequestRateLimit(db, 1, () => ms)
  const maya = randomUUID()
  for (let n = 0; n < requestsPerMinute.user; n++) limit.hit('user', maya)
  expect(() => limit.hit('user', maya)).toThrow(errorsWords.tooMany)
  ms += 59_000
  expect(() => limit.hit('user', maya)).toThrow(errorsWords.tooMany)
  ms += 1000
  expect(() => limit.hit('user', maya)).not.toThrow()
})

test('requests counted in a time to come are over, and count anew', async () => {
  const { db } = await testApp()
  const maya = randomUUID()
  const bucket = `requests:user:${maya}`
  await counted(bucket, requestsPerMinute.user, 60)
  let ms = 0
  const limit = new RequestRateLimit(db, 1, () => ms)
  limit.hit('user', maya)
  await limit.flush()
  expect(() => limit.hit('user', maya)).not.toThrow()
  await limit.flush()
  const row = await db.selectFrom('limits').select('count').where('bucket', '=', bucket).executeTakeFirst()
  expect(row?.count).toBe(2)
  for (let n = 0; n < requestsPerMinute.user; n++) limit.count('user', maya)
  await limit.flush()
  ms += 60_000
  expect(() => limit.hit('user', maya)).not.toThrow()
})

test('rare, costly actions that were used up in a time to come are free again', async () => {
  const { db } = await testApp()
  const limit = { bucket: `sign-up:address:${randomUUID()}`, max: 5, windowS: 3600 }
  await counted(limit.bucket, 5, limit.windowS)
  for (let n = 0; n < 5; n++) await takeFrom(db, limit, 1)
  await expect(takeFrom(db, limit, 1)).rejects.toMatchObject({ code: 'rate_limited' })
})

test('whoever failed to sign in just before need not wait for the hour to come again', async () => {
  const on = await startTestApp({ RATE_LIMIT_SCALE: '1' })
  const { email } = await signUp({ on })
  await on.pool.query(
    `insert into limits ("bucket", "count", "resetAt")
     values ($1, 20, now() + interval '1 day' + interval '1 hour')`,
    [`sign-in:account:${hashToken(email)}`],
  )
  // The failures are still known: after this one the wait is that of twenty-one.
  await takeTry(on.db, email, 1)
  const refused = await new Client(on.app).call('auth.signIn', { body: { email, password } })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
})

test('a second that was taken in a time to come holds up no service', async () => {
  const { db } = await testApp()
  const service = randomUUID()
  await counted(`${service}:next-second`, 1, 1)
  expect(await waitForSecond(db, service)).toBe(true)
  expect(await waitForSecond(db, service)).toBe(true)
})

test('a generation that a dead process began in a time to come holds up nobody', async () => {
  const { db } = await testApp()
  const id = randomUUID()
  await counted(`generating:${id}`, 1, 120)
  expect(await inTurn(db, { id }, async () => 'made')).toBe('made')
})
