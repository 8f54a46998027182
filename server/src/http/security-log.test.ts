import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { Client, createTrip, password, signUp, startTestApp, type TestApp } from '../../test/test-app.ts'
import { newResetPath } from '../auth/reset.ts'
import { accountMark, readLogKey } from './security-log.ts'

interface Line {
  event: string
  account: string | null
  code?: string
  msg: string
}

let own: TestApp
const lines: string[] = []

beforeAll(async () => {
  own = await startTestApp({ LOG_LEVEL: 'warn' }, { logTo: { write: (line) => void lines.push(line) } })
})

/** What the log says about security while something happens. */
async function during(work: () => Promise<unknown>): Promise<Pick<Line, 'event' | 'account' | 'code'>[]> {
  lines.length = 0
  await work()
  return lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'security')
    .map(({ event, account, code }) => ({ event, account, ...(code && { code }) }))
}

const markOf = async (account: string): Promise<string> => accountMark(await readLogKey(own.db), account)

test('a failed sign-in leaves one line that names the account to whoever has the key', async () => {
  const maya = await signUp({ on: own })
  const body = { email: maya.email, password: 'wrong' }
  const seen = await during(() => new Client(own.app).call('auth.signIn', { body }))
  expect(seen).toEqual([{ event: 'sign-in failed', account: await markOf(maya.id) }])
  const nobody = `${randomUUID()}@example.com`
  const unknown = { body: { ...body, email: nobody } }
  expect(await during(() => new Client(own.app).call('auth.signIn', unknown))).toEqual([
    { event: 'sign-in failed', account: await markOf(nobody) },
  ])
})

test('a refusal leaves one line with its reason', async () => {
  const maya = await signUp({ on: own })
  for (let n = 0; n < 3; n++) await createTrip(maya)
  const body = { title: 'A fourth', destination: 'Rome', startDate: '2027-01-01', endDate: '2027-01-02' }
  const account = await markOf(maya.id)
  expect(await during(() => maya.call('trips.create', { body }))).toEqual([
    { event: 'refused', account, code: 'plan_limit' },
  ])
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect(await during(() => maya.call('auth.updateProfile', { body: {} }, foreign))).toEqual([
    { event: 'refused', account: null, code: 'foreign_origin' },
  ])
  const often = await startTestApp(
    { LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '0.001' },
    { logTo: { write: (line) => void lines.push(line) } },
  )
  expect(await during(() => new Client(often.app).call('auth.options', {}))).toEqual([
    { event: 'refused', account: null, code: 'rate_limited' },
  ])
})

test('a new password, a reset, a confirmed address and a deletion leave one line each, without the person', async () => {
  const maya = await signUp({ on: own })
  const account = await markOf(maya.id)
  const next = 'a louder harbour'
  const change = { body: { currentPassword: password, newPassword: next } }
  expect(await during(() => maya.call('auth.changePassword', change))).toEqual([
    { event: 'password changed', account },
  ])
  const token = (await newResetPath(own.db, maya.email, { isMailed: true }))?.split('=')[1] ?? ''
  const reset = { body: { token, password } }
  expect(await during(() => maya.call('auth.resetPassword', reset))).toEqual([
    { event: 'password reset', account },
  ])
  await maya.call('auth.signIn', { body: { email: maya.email, password } })
  const confirm = { body: { token: 'any' } }
  expect(await during(() => maya.call('auth.confirmEmail', confirm))).toEqual([
    { event: 'email confirmed', account },
  ])
  const removal = { body: { confirmation: maya.email, password } }
  expect(await during(() => maya.call('auth.deleteAccount', removal))).toEqual([
    { event: 'account deleted', account },
  ])
  for (const hidden of [maya.id, maya.email, 'Maya', token]) expect(lines.join('')).not.toContain(hidden)
})
