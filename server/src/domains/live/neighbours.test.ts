import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Neighbours } from './neighbours.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Processes that hear each other, behind a balancer that leads whoever comes back to `next`. */
function cluster() {
  const processes: { lines: number; isDead: boolean; sent: number; neighbours: Neighbours }[] = []
  let next = (): number => 0
  const start = (lines: number) => {
    const own = { lines, isDead: false, sent: 0, neighbours: undefined as unknown as Neighbours }
    own.neighbours = new Neighbours({
      serverId: String(processes.length),
      countLines: () => own.lines,
      say: (text) => processes.forEach(({ isDead, neighbours }) => isDead || neighbours.hear(text)),
      sendAway: (count) => {
        own.lines -= count
        own.sent += count
        for (let n = 0; n < count; n++) (processes[next()] ?? own).lines += 1
      },
    })
    processes.push(own)
    return own
  }
  return {
    start,
    leadTo: (indexes: readonly number[]) => {
      let turn = 0
      next = () => indexes[turn++ % indexes.length] ?? 0
    },
    seconds: async (count: number) => {
      for (let n = 0; n < count; n++) {
        for (const { isDead, neighbours } of processes) if (!isDead) neighbours.turn()
        await vi.advanceTimersByTimeAsync(1000)
      }
    },
  }
}

test('a process that comes to one with all lines has its share of them within twelve seconds, and then all stay', async () => {
  const { start, leadTo, seconds } = cluster()
  const old = start(1000)
  await seconds(30)
  expect(old.sent).toBe(0)
  const fresh = start(0)
  leadTo([0, 1])
  await seconds(12)
  expect(old.lines).toBeLessThanOrEqual(550)
  expect(old.lines + fresh.lines).toBe(1000)
  const { sent } = old
  await seconds(60)
  expect([old.sent, fresh.sent]).toEqual([sent, 0])
})

test('when one of two dies, the other keeps whoever comes to it', async () => {
  const { start, leadTo, seconds } = cluster()
  const [dying, other] = [start(500), start(500)]
  leadTo([1])
  await seconds(3)
  dying.isDead = true
  await seconds(1)
  other.lines += 500
  await seconds(60)
  expect(other.sent).toBe(0)
})

test('where nobody is led to a process that holds none, a few are asked for half a minute and nobody after it', async () => {
  const { start, leadTo, seconds } = cluster()
  const old = start(1000)
  start(0)
  leadTo([0])
  await seconds(40)
  const { sent } = old
  expect(sent).toBeLessThanOrEqual(150)
  await seconds(60)
  expect(old.sent).toBe(sent)
})

test('where a proxy always leads them back, each is asked twice and no more', async () => {
  const { start, leadTo, seconds } = cluster()
  const [crowded] = [start(1000), start(200)]
  leadTo([0])
  await seconds(120)
  expect(crowded.sent).toBe(2000)
})
