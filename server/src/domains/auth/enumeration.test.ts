import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { Client, password, signUp, testApp } from '../../../test/test-app.ts'
import { hashPassword } from './password-hash.ts'

const comparable = ({ date: _date, 'x-request-id': _id, ...headers }: Record<string, unknown>) => headers

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

test('a wrong password and an unknown email answer alike in status, words, headers and time', async () => {
  const { app } = await testApp()
  const maya = await signUp({ passwordHash: await hashPassword(password) })
  const attempt = async (email: string) => {
    const began = performance.now()
    const answer = await new Client(app).call('auth.signIn', {
      body: { email, password: 'not the password' },
    })
    return { ...answer, tookMs: performance.now() - began }
  }
  // The first attempt of a process also makes the decoy.
  await attempt('warm-up@example.com')
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 9; round++) {
    // Alternating, so that a busy machine slows both.
    const [wrong, nobody] = [await attempt(maya.email), await attempt(`${randomUUID()}@example.com`)]
    expect(nobody.status).toBe(wrong.status)
    expect(nobody.body).toEqual(wrong.body)
    expect(comparable(nobody.headers)).toEqual(comparable(wrong.headers))
    known.push(wrong.tookMs)
    unknown.push(nobody.tookMs)
  }
  const [a, b] = [median(known), median(unknown)]
  // Without the decoy the unknown address would answer at least ten times as fast.
  expect(Math.abs(a - b)).toBeLessThan(Math.max(a, b) * 0.4)
})

test('an account that signs in through a provider only answers like a wrong password', async () => {
  const { app, db } = await testApp()
  const maya = await signUp()
  await db.updateTable('users').set({ passwordHash: null }).where('id', '=', maya.id).execute()
  const attempt = (password: string) =>
    new Client(app).call('auth.signIn', { body: { email: maya.email, password } })
  for (const typed of ['a quiet harbour', 'no account has this password', 'null'])
    expect(await attempt(typed)).toMatchObject({
      status: 401,
      body: { message: 'The email or the password is not right.' },
    })
})
