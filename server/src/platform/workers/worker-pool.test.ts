import { afterEach, expect, test } from 'vitest'
import { closedGate, openGate, type tasks } from '../../../test/worker-tasks.ts'
import type { AppError } from '../errors/app-error.ts'
import { WorkerPool } from './worker-pool.ts'
import type { PoolLimits } from './pool-limits.ts'

const opened: WorkerPool<typeof tasks>[] = []
/** Longer than a thread takes to start on a busy machine. */
const patient = { taskMs: 60_000 }
const poll = { timeout: 60_000 }

function openPool(limits: Partial<PoolLimits> = {}) {
  const pool = new WorkerPool<typeof tasks>(new URL('../../../test/worker-tasks.ts', import.meta.url), {
    ...patient,
    threads: 1,
    ...limits,
  })
  opened.push(pool)
  return pool
}

const refusalOf = (work: Promise<unknown>): Promise<AppError | null> =>
  work.then(
    () => null,
    (error: AppError) => error,
  )

afterEach(async () => {
  await Promise.all(opened.splice(0).map((pool) => pool.close()))
})

test('threads start when there is something to do, and end when there is nothing for a while', async () => {
  const pool = openPool({ threads: 2, idleMs: 1 })
  expect(pool.size).toBe(0)
  expect(await Promise.all([pool.run('maya', 'double', 21), pool.run('tunde', 'double', 4)])).toEqual([42, 8])
  await expect.poll(() => pool.size, poll).toBe(0)
  expect(await pool.run('maya', 'double', 1)).toBe(2)
})

test('who has asked for much waits behind who has asked for little', async () => {
  const pool = openPool()
  const gate = closedGate()
  const order: string[] = []
  const ask = (userId: string, n: number) =>
    pool.run(userId, 'double', n).then(() => order.push(`${userId} ${n}`))
  const first = pool.run('maya', 'pass', gate)
  const asked = [
    ask('maya', 1),
    ask('maya', 2),
    ask('maya', 3),
    ask('tunde', 1),
    ask('ada', 1),
    ask('tunde', 2),
  ]
  openGate(gate)
  expect(await first).toBe('passed')
  await Promise.all(asked)
  expect(order).toEqual(['maya 1', 'tunde 1', 'ada 1', 'maya 2', 'tunde 2', 'maya 3'])
})

test('one user has one thread, however many there are', async () => {
  const pool = openPool({ threads: 2 })
  const gate = closedGate()
  let isSecondDone = false
  const first = pool.run('maya', 'pass', gate)
  const second = pool.run('maya', 'double', 1).then(() => (isSecondDone = true))
  for (const n of [1, 2, 3]) expect(await pool.run('tunde', 'double', n)).toBe(2 * n)
  expect(isSecondDone).toBe(false)
  openGate(gate)
  await Promise.all([first, second])
})

test('so many wait and no more: the user is told to slow down, everybody else that we are busy', async () => {
  const pool = openPool({ waitingOfUser: 2, waiting: 3 })
  const gate = closedGate()
  const asked = ['maya', 'maya', 'maya', 'tunde'].map((userId) => pool.run(userId, 'pass', gate))
  expect(await refusalOf(pool.run('maya', 'double', 1))).toMatchObject({
    code: 'rate_limited',
    retryAfterS: 5,
  })
  expect(await refusalOf(pool.run('ada', 'double', 1))).toMatchObject({ code: 'unavailable', retryAfterS: 5 })
  openGate(gate)
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['passed']))
  expect(await pool.run('maya', 'double', 1)).toBe(2)
})

test.each([
  ['never ends', 'spin', { taskMs: 2000 }, /took too long/],
  ['takes its thread down', 'leave', {}, /ended/],
  ['takes more memory than it may', 'eat', { heapMb: 16 }, /memory/],
] as const)(
  'a task that %s is answered as busy, and the next one is done',
  async (_what, name, limits, why) => {
    const pool = openPool(limits)
    const [refusal, next] = await Promise.all([
      refusalOf(pool.run('maya', name)),
      refusalOf(pool.run('tunde', 'double', 2)),
    ])
    expect(refusal).toMatchObject({ code: 'unavailable', retryAfterS: 5 })
    expect(String(refusal?.cause)).toMatch(why)
    // On a busy machine the next thread may take longer to start than a task of this test may take.
    expect(next === null || name === 'spin').toBe(true)
    await expect.poll(() => pool.run('maya', 'double', 2).catch(() => null), poll).toBe(4)
  },
)

test('what a task refuses, or fails with, comes out as it went wrong', async () => {
  const pool = openPool()
  expect(await refusalOf(pool.run('maya', 'refuse'))).toMatchObject({
    code: 'invalid_input',
    message: 'Too long',
    fields: { title: 'Too long' },
  })
  await expect(pool.run('maya', 'fail')).rejects.toThrow('out of luck')
  await expect(pool.run('maya', 'double', (() => 1) as never)).rejects.toThrow('could not be cloned')
  expect(await pool.run('maya', 'double', 3)).toBe(6)
  expect(pool.size).toBe(1)
})

test('closing ends every thread, and whoever still waits is told so', async () => {
  const pool = openPool()
  const asked = [pool.run('maya', 'spin'), pool.run('tunde', 'double', 1)].map(refusalOf)
  await pool.close()
  for (const refusal of await Promise.all(asked)) expect(refusal).toMatchObject({ code: 'unavailable' })
  expect(pool.size).toBe(0)
  expect(await refusalOf(pool.run('maya', 'double', 1))).toMatchObject({ code: 'unavailable' })
})
