import { randomUUID } from 'node:crypto'
import { errorsWords } from '@sojourn/contract/errors/words'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { RequestRateLimit, requestsPerMinute } from './request-rate-limit.ts'

test('what two processes count adds up, each for everybody they saw (U-099)', async () => {
  const { db } = await testApp()
  const [one, other] = [new RequestRateLimit(db, 1), new RequestRateLimit(db, 1)]
  const [maya, tom] = [randomUUID(), randomUUID()]
  const most = requestsPerMinute.user
  for (let n = 0; n < most - 1; n++) one.hit('user', maya)
  other.hit('user', maya)
  other.hit('user', tom)
  await one.flush()
  await other.flush()
  expect(() => other.hit('user', maya)).toThrow(errorsWords.tooMany)
  expect(() => other.hit('user', tom)).not.toThrow()
})

test('a minute that is over counts no more (U-099)', async () => {
  const { db } = await testApp()
  const [one, other] = [new RequestRateLimit(db, 1), new RequestRateLimit(db, 1)]
  const maya = randomUUID()
  for (let n = 0; n < requestsPerMinute.user; n++) one.hit('user', maya)
  await one.flush()
  const bucket = `requests:user:${maya}`
  await db
    .updateTable('limits')
    .set({ resetAt: new Date(Date.now() - 1000).toISOString() })
    .where('bucket', '=', bucket)
    .execute()
  other.hit('user', maya)
  await other.flush()
  const row = await db.selectFrom('limits').select('count').where('bucket', '=', bucket).executeTakeFirst()
  expect(row?.count).toBe(1)
})
