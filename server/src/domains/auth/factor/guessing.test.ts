import { afterAll, expect, test } from 'vitest'
import { signUpGuarded, startStillApp, typePassword, type Waiting } from '../../../../test/second-step.ts'

/** With the limits of a real server. */
const still = await startStillApp({ RATE_LIMIT_SCALE: '1' })
const { on } = still
afterAll(() => on.app.close())

const guess = (waiting: Waiting, code = '000000') => waiting.pass({ way: 'app', code })

test('five wrong codes are free; then each further one doubles the wait, which a new sign-in does not end', async () => {
  const { traveller, app } = await signUpGuarded(still, { hasCodes: false })
  const waiting = await typePassword(on, traveller)
  for (let tried = 0; tried < 6; tried += 1) expect((await guess(waiting)).status).toBe(400)
  const right = app.nextCode
  const slowed = await guess(waiting, right)
  expect([slowed.status, Number(slowed.headers['retry-after'])]).toEqual([429, 1])
  const again = await typePassword(on, traveller)
  expect((await guess(again, right)).status).toBe(429)
  expect((await again.pass({ way: 'recovery', code: '0000-0000' })).status).toBe(429)

  // As if the wait were over.
  await on.db
    .updateTable('limits')
    .set({ resetAt: new Date(Date.now() + 86_000_000).toISOString() })
    .execute()
  expect((await guess(again, right)).status).toBe(200)
  expect((await guess(await typePassword(on, traveller))).status).toBe(400)
})

test('of thirty guesses at once only the free ones are looked at', async () => {
  const { traveller } = await signUpGuarded(still, { hasCodes: false })
  const waiting = await typePassword(on, traveller)
  const answers = await Promise.all(Array.from({ length: 30 }, () => guess(waiting)))
  const looked = answers.filter(({ status }) => status === 400)
  expect(looked.length).toBeGreaterThanOrEqual(5)
  expect(looked.length).toBeLessThanOrEqual(6)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - looked.length)
})

test('a borrowed session guesses as slowly at the code it is asked for once more', async () => {
  const { traveller } = await signUpGuarded(still, { hasCodes: false })
  const prove = async () =>
    (await traveller.call('auth.prove', { body: { way: 'app', code: '000000' } })).status
  const statuses: number[] = []
  for (let tried = 0; tried < 8; tried += 1) statuses.push(await prove())
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429])
})
