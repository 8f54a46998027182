// A million schedules of the offline queue, seeded: npm run simulate [-- schedules [first seed]].
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type Findings, simulate } from '../web/test/simulate.ts'
import { allRules } from '../web/test/simulated-writes.ts'

interface Share {
  first: number
  count: number
}

if (isMainThread) await simulateAll(Number(process.argv[2] ?? 1_000_000), Number(process.argv[3] ?? 1))
else {
  const { first, count } = workerData as Share
  // oxlint-disable-next-line require-post-message-target-origin -- a worker's port, not a window
  parentPort?.postMessage(simulate(first, count, allRules))
}

async function simulateAll(count: number, first: number): Promise<void> {
  const started = performance.now()
  const workers = Math.min(availableParallelism(), count)
  const each = Math.ceil(count / workers)
  const shares = Array.from({ length: workers }, (_, n) => ({
    first: first + n * each,
    count: Math.min(each, count - n * each),
  }))
  const all = await Promise.all(shares.map(inWorker))
  const sum = (name: Exclude<keyof Findings, 'seeds'>) => all.reduce((total, found) => total + found[name], 0)
  const seeds = all.flatMap((found) => found.seeds)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${count} schedules from seed ${first}, ${sum('made')} writes, ${seconds} s: ${sum('lost')} lost, ` +
      `${sum('doubled')} doubled, ${sum('misattributed')} under another account, ${sum('stuck')} stuck, ` +
      `${sum('disordered')} out of order, ${sum('overwritten')} over what nobody saw`,
  )
  console.log(
    `In the tray: Keep mine ${sum('keptMine')}, Take theirs ${sum('tookTheirs')}, Try again ${sum('triedAgain')}, ` +
      `Discard ${sum('discarded')}, Undo ${sum('undone')}`,
  )
  if (seeds.length === 0) return
  console.log(`Schedules with a fault: ${seeds.slice(0, 20).join(', ')}`)
  process.exitCode = 1
}

function inWorker(share: Share): Promise<Findings> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}
