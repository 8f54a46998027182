import type { User } from '@sojourn/contract/auth/schema'
import { expect, test } from 'vitest'
import { ApiError, offlineError } from '../sync/http/api-error.ts'
import { afterCheck, checkSession, type Session } from './session-check.ts'
import { maya } from '../../test/maya.ts'

const path = '/api/auth/user'
const refusal = (status: number) =>
  new ApiError(status, `${status}: no`, { code: 'internal', text: 'no', path })

type Answer = User | Error | 'hangs'

/** A clock that only moves when told to, and a server that answers from a list. */
class Visit {
  readonly calls: { atMs: number; signal: AbortSignal }[] = []
  private nowMs = 0
  private timers: { atMs: number; ring: () => void }[] = []
  private session: Session | null = null

  constructor(answers: Answer[]) {
    const ask = (signal: AbortSignal): Promise<User> => {
      const answer = answers[this.calls.length] ?? answers.at(-1)!
      this.calls.push({ atMs: this.nowMs, signal })
      if (answer === 'hangs') return new Promise(() => {})
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    }
    const wait = (ms: number) =>
      new Promise<void>((ring) => void this.timers.push({ atMs: this.nowMs + ms, ring }))
    void checkSession({ ask, wait }).then((session) => (this.session = session))
  }

  async until(ms: number): Promise<Session | null> {
    await settle()
    for (;;) {
      const [next] = this.timers.filter(({ atMs }) => atMs <= ms).toSorted((a, b) => a.atMs - b.atMs)
      if (!next) break
      this.timers = this.timers.filter((timer) => timer !== next)
      this.nowMs = next.atMs
      next.ring()
      await settle()
    }
    this.nowMs = ms
    return this.session
  }

  get callTimes(): number[] {
    return this.calls.map(({ atMs }) => atMs)
  }
}

/** Lets everything run that waits for nothing but its turn. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('AUTH-18 an answer with a user ends the check with that user', async () => {
  const visit = new Visit([maya])
  expect(await visit.until(0)).toEqual({ user: maya, answered: true })
  expect(visit.calls).toHaveLength(1)
})

test('AUTH-19 a 401 ends the check without a user, at once and without another try', async () => {
  const visit = new Visit([refusal(401)])
  expect(await visit.until(0)).toEqual({ user: null, answered: true })
  await visit.until(20_000)
  expect(visit.calls).toHaveLength(1)
})

test('AUTH-20 a network error ends the check without a user, at once and without another try', async () => {
  const visit = new Visit([offlineError(path)])
  expect(await visit.until(0)).toEqual({ user: null, answered: false })
  await visit.until(20_000)
  expect(visit.calls).toHaveLength(1)
})

test('AUTH-21 a failing server is asked three times, 3 s apart, and then there is no user', async () => {
  const visit = new Visit([refusal(500)])
  expect(await visit.until(5_999)).toBeNull()
  expect(visit.callTimes).toEqual([0, 3_000])
  expect(await visit.until(6_000)).toEqual({ user: null, answered: false })
  await visit.until(30_000)
  expect(visit.callTimes).toEqual([0, 3_000, 6_000])
})

test.each([403, 404, 429, 502, 503])('AUTH-21 a %i is tried again too', async (status) => {
  const visit = new Visit([refusal(status), maya])
  expect(await visit.until(2_999)).toBeNull()
  expect(await visit.until(3_000)).toEqual({ user: maya, answered: true })
  expect(visit.calls).toHaveLength(2)
})

test('AUTH-21 a 401 after a failure still ends the check quietly', async () => {
  const visit = new Visit([refusal(500), refusal(401)])
  expect(await visit.until(3_000)).toEqual({ user: null, answered: true })
  await visit.until(30_000)
  expect(visit.calls).toHaveLength(2)
})

test('AUTH-22 a call that hangs ends after 15 s without a user, and is given up', async () => {
  const visit = new Visit(['hangs'])
  expect(await visit.until(14_999)).toBeNull()
  expect(await visit.until(15_000)).toEqual({ user: null, answered: false })
  expect(visit.calls.map(({ signal }) => signal.aborted)).toEqual([true])
})

test('AUTH-22 the 15 s count from the first call, not from the one that hangs', async () => {
  const visit = new Visit([refusal(500), refusal(500), 'hangs'])
  expect(await visit.until(14_999)).toBeNull()
  expect(await visit.until(15_000)).toEqual({ user: null, answered: false })
  await visit.until(60_000)
  expect(visit.callTimes).toEqual([0, 3_000, 6_000])
})

test('AUTH-17 the check is still going on until one of its ends is reached', async () => {
  const visit = new Visit([refusal(500), 'hangs'])
  expect(await visit.until(0)).toBeNull()
  expect(await visit.until(9_000)).toBeNull()
  expect(await visit.until(15_000)).not.toBeNull()
})

const tunde: User = { ...maya, id: '0199a6f0-0000-7000-8000-000000000002', displayName: 'Tunde' }
const here: Session = { user: maya, answered: true }
const gone: Session = { user: null, answered: true }
const unreached: Session = { user: null, answered: false }

test.each([
  ['a first check that reached nobody', unreached, undefined, unreached],
  ['a later check that reached nobody', unreached, here, here],
  ['a later check that reached nobody, for a visitor', unreached, gone, unreached],
  ['a session that has ended', gone, here, gone],
  ['somebody who signed in meanwhile', here, gone, here],
])('%s: the right person is taken to be here', (_what, found, before, session) => {
  expect(afterCheck(found, { before, isOnline: true, remembered: () => tunde })).toBe(session)
})

const offlineWith = (remembered: User | null, before?: Session) => ({
  before,
  isOnline: false,
  remembered: () => remembered,
})

test('AUTH-20 without a connection the app opens for whom the device remembers, until the server answers', () => {
  const opened = afterCheck(unreached, offlineWith(maya))
  expect(opened).toEqual({ user: maya, answered: false })
  expect(afterCheck(unreached, { ...offlineWith(null, opened), isOnline: true })).toBe(opened)
  expect(afterCheck(here, offlineWith(maya, opened))).toBe(here)
  expect(afterCheck(gone, offlineWith(maya, opened))).toBe(gone)
})

test('AUTH-20 without a connection and without a memory there is no user', () => {
  expect(afterCheck(unreached, offlineWith(null))).toEqual(unreached)
})

test('whoever is signed in stays when the connection goes, whomever the device remembers', () => {
  expect(afterCheck(unreached, offlineWith(tunde, here))).toBe(here)
})
