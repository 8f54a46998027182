import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Job, JobRunner } from './job-runner.ts'

const lines: { level: number; job?: string; msg: string }[] = []
const { log } = fastify({
  logger: { level: 'debug', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
})

beforeEach(() => {
  lines.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function runnerOf(job: Omit<Job, 'name'>): JobRunner {
  const runner = new JobRunner([{ name: 'sweep', ...job }], log)
  runner.start()
  return runner
}

/** Work that ends when it is told to. */
function slowWork() {
  const ends: (() => void)[] = []
  const run = vi.fn(() => new Promise<void>((resolve) => void ends.push(resolve)))
  return { run, end: () => ends.shift()?.() }
}

test('a job runs at its first time and then again and again', async () => {
  const run = vi.fn(async () => undefined)
  const runner = runnerOf({ firstAfterMs: 500, everyMs: 1000, run })
  await vi.advanceTimersByTimeAsync(499)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(run).toHaveBeenCalledTimes(4)
  await runner.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(4)
})

test('a job without an interval runs once, at once', async () => {
  const run = vi.fn(async () => undefined)
  const runner = runnerOf({ run })
  await vi.advanceTimersByTimeAsync(100_000)
  expect(run).toHaveBeenCalledTimes(1)
  await runner.stop()
})

test('a run that takes longer than its interval is never joined by a second one', async () => {
  const { run, end } = slowWork()
  const runner = runnerOf({ everyMs: 1000, run })
  await vi.advanceTimersByTimeAsync(5500)
  expect(run).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
  end()
  await runner.stop()
})

test('what is asked for while a job runs is done right after', async () => {
  const { run, end } = slowWork()
  const runner = new JobRunner([{ name: 'mail', run }], log)
  runner.runSoon('mail')
  runner.runSoon('mail')
  runner.runSoon('mail')
  runner.runSoon('something else')
  expect(run).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
  await runner.stop()
})

test('a failure is logged once until the job works again, and stops neither it nor the others', async () => {
  let isBroken = true
  const run = vi.fn(async () => {
    if (isBroken) throw new Error('no database')
  })
  const runner = runnerOf({ everyMs: 1000, run })
  await vi.advanceTimersByTimeAsync(3500)
  const errors = () => lines.filter(({ level }) => level === 50)
  expect(errors()).toEqual([expect.objectContaining({ job: 'sweep', msg: 'a job failed' })])
  isBroken = false
  await vi.advanceTimersByTimeAsync(1000)
  isBroken = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledTimes(6)
  expect(errors()).toHaveLength(2)
  await runner.stop()
})

test('stopping waits for the run under way, tells it, and starts no other', async () => {
  const { run, end } = slowWork()
  const runner = runnerOf({ everyMs: 1000, run })
  await vi.advanceTimersByTimeAsync(1500)
  const stopped = vi.fn()
  const stopping = runner.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stopped).not.toHaveBeenCalled()
  expect(run.mock.calls[0]).toMatchObject([{ signal: { aborted: true } }])
  end()
  await stopping
  expect(run).toHaveBeenCalledTimes(1)
})
