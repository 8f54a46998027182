import type { ClientFrame, ServerFrame } from '@sojourn/contract/live/frames'
import { closeCodes, pingMs } from '@sojourn/contract/live/socket'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket } from '../../../test/fake-socket.ts'
import { LiveStream, silenceMs } from './live-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function streamOf() {
  const sockets: FakeSocket[] = []
  const frames: ServerFrame[] = []
  const lines: boolean[] = []
  let asked = 0
  let rev = 1
  const stream = new LiveStream({
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket.asWebSocket()
    },
    subscription: () => ({ type: 'subscribe', tripId: 7, rev, tab: 'plan' }),
    onFrame: (frame) => {
      frames.push(frame)
      if (frame.type === 'changes') rev = frame.rev
    },
    onLine: (isOpen) => void lines.push(isOpen),
    onSessionOver: () => void (asked += 1),
  })
  return { stream, sockets, frames, lines, askedWhoIsHere: () => asked }
}

const changes = (rev: number): ServerFrame => ({ type: 'changes', tripId: 7, rev, changes: [] })
const subscribed = (rev: number): ClientFrame => ({ type: 'subscribe', tripId: 7, rev, tab: 'plan' })

test('a line that breaks is opened again soon, and goes on from the last change that was heard', async () => {
  const { stream, sockets, frames, lines } = streamOf()
  stream.start()
  sockets[0]?.open()
  expect(sockets[0]?.sent).toEqual([subscribed(1)])
  sockets[0]?.say(changes(5))
  sockets[0]?.break()
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(300)
  sockets[1]?.open()
  expect(sockets[1]?.sent).toEqual([subscribed(5)])
  expect(frames).toEqual([changes(5)])
  expect(lines).toEqual([true, false, true])
})

test('a server that stays away is asked ever more rarely, but at least every 45 seconds', async () => {
  const { stream, sockets } = streamOf()
  stream.start()
  const waits: number[] = []
  for (let n = 0; n < 16; n++) {
    const count = sockets.length
    sockets.at(-1)?.break()
    const start = Date.now()
    while (sockets.length === count) await vi.advanceTimersByTimeAsync(50)
    waits.push(Date.now() - start)
  }
  // Of two servers one may live: which of them is met is chance, so the first tries follow closely.
  expect(Math.max(...waits.slice(0, 5))).toBeLessThanOrEqual(300)
  expect(waits[9]).toBeGreaterThan(3000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(45_050)
  expect(Math.min(...waits.slice(12))).toBeGreaterThanOrEqual(15_000)
})

test('of many who lost the same server some are back at once, and they come spread over a third of a second', async () => {
  const comeBack = async (chance: number): Promise<number> => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const { stream, sockets } = streamOf()
    stream.start()
    sockets[0]?.open()
    sockets[0]?.say(changes(2))
    sockets[0]?.break()
    const start = Date.now()
    while (sockets.length === 1) await vi.advanceTimersByTimeAsync(1)
    stream.stop()
    vi.mocked(Math.random).mockRestore()
    return Date.now() - start
  }
  expect(await comeBack(0.01)).toBeLessThan(10)
  expect(await comeBack(0.5)).toBe(150)
  expect(await comeBack(0.99)).toBe(297)
})

test('pings are answered, and a line on which none comes is given up', async () => {
  const { stream, sockets, frames } = streamOf()
  stream.start()
  sockets[0]?.open()
  for (let n = 0; n < 5; n++) {
    await vi.advanceTimersByTimeAsync(pingMs)
    sockets[0]?.say({ type: 'ping' })
  }
  expect(sockets[0]?.sent.slice(1)).toEqual(Array.from({ length: 5 }, () => ({ type: 'pong' })))
  expect(frames).toEqual([])
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(silenceMs)
  expect(sockets).toHaveLength(2)
  sockets[0]?.say(changes(9))
  expect(frames).toEqual([])
})

test('a line that is never answered is given up too', async () => {
  const { stream, sockets } = streamOf()
  stream.start()
  await vi.advanceTimersByTimeAsync(silenceMs + 1000)
  expect(sockets).toHaveLength(2)
})

test('after the session has ended a new one goes on', async () => {
  const { stream, sockets, lines } = streamOf()
  stream.start()
  sockets[0]?.open()
  sockets[0]?.break(closeCodes.sessionEnded)
  await vi.advanceTimersByTimeAsync(300)
  sockets[1]?.open()
  expect(sockets[1]?.sent).toEqual([subscribed(1)])
  sockets[1]?.say(changes(1))
  sockets[1]?.break()
  await vi.advanceTimersByTimeAsync(300)
  sockets[2]?.open()
  expect(lines).toEqual([true, false, true, false, true])
})

test('without a new session nobody asks again after a few tries, until it is started anew; by then it is asked who is here', async () => {
  const { stream, sockets, askedWhoIsHere } = streamOf()
  stream.start()
  sockets[0]?.open()
  sockets[0]?.break(closeCodes.sessionEnded)
  for (let n = 1; n <= 5; n++) {
    await vi.advanceTimersByTimeAsync(2000)
    expect(sockets).toHaveLength(n + 1)
    expect(askedWhoIsHere()).toBe(0)
    sockets[n]?.break()
  }
  expect(askedWhoIsHere()).toBe(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sockets).toHaveLength(6)
  stream.start()
  expect(sockets).toHaveLength(7)
})

test('stopped, it stays closed; started, it opens at once and only one line', async () => {
  const { stream, sockets } = streamOf()
  stream.start()
  stream.start()
  expect(sockets).toHaveLength(1)
  sockets[0]?.open()
  stream.stop()
  expect(sockets[0]?.isClosed).toBe(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sockets).toHaveLength(1)
  stream.start()
  expect(sockets).toHaveLength(2)
})
