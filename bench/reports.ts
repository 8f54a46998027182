import { measureAbuse, most } from './abuse.ts'
import { type BalancesTimes, measureBalances } from './balances.ts'
import { measureFirstScreens } from './first-screens.ts'
import { measureOneProcess, measureTwoProcesses, type LiveResult } from './live.ts'
import { addCrowd, clientCount } from './live-crowd.ts'
import { beyondBudget, firstScreensTable } from './page-budget.ts'
import { measureGap, measureGuidedPlans, measurePlans } from './solver.ts'

export async function reportSolver(): Promise<void> {
  const plans = measurePlans()
  console.log(`seven days from 60 candidates: p50 ${plans.p50.toFixed(0)} ms, p95 ${plans.p95.toFixed(0)} ms`)
  const guided = await measureGuidedPlans()
  console.log(
    `day plans of three days in Lisbon: p50 ${guided.p50.toFixed(0)} ms, p95 ${guided.p95.toFixed(0)} ms`,
  )
  console.log(`one second of search stays ${measureGap().toFixed(2)}% behind long runs, on average`)
}

/** On a processor four times slower than this one. */
export function reportBalances(): void {
  const slower = 4
  const mostMs = 50
  const times = measureBalances()
  const told = (name: keyof BalancesTimes) => `${Math.round(times[name] * slower)} ms`
  console.log(
    `5,000 expenses of eight people to who owes whom, four times slower: ${told('median')} (best ${told('best')}, the first time ${told('first')})`,
  )
  if (times.median * slower > mostMs) throw new Error(`balances: over ${mostMs} ms`)
}

/** Everybody hears everything, always; on a machine of its own also 99 of 100 within half a second, in 150 MB. */
export async function reportLive(env: { DATABASE_URL: string }, seconds: number): Promise<void> {
  const crowd = await addCrowd(env.DATABASE_URL)
  const results: Record<string, LiveResult> = {
    'one process, a tenth of the lines cut each second': await measureOneProcess(env, crowd, seconds),
    'two processes, one killed every 20 s': await measureTwoProcesses(env, crowd, seconds),
  }
  console.log(`Live updates to ${clientCount} clients, each change to all of them:`)
  console.table(
    Object.entries(results).map(([name, { writes, p50, p99, slowest, faults, megabytes }]) => ({
      servers: name,
      changes: writes,
      'p50 ms': Math.round(p50),
      'p99 ms': Math.round(p99),
      'slowest ms': Math.round(slowest),
      'missed, doubled or reloaded': faults,
      'memory MB': megabytes === null ? '?' : Math.round(megabytes),
    })),
  )
  const all = Object.values(results)
  const slow = all.filter(({ p99, megabytes }) => p99 > 500 || (megabytes ?? 0) > 150)
  console.log(`live updates: ${slow.length} of ${all.length} runs are over 500 ms or 150 MB`)
  if (all.some(({ faults }) => faults > 0)) throw new Error('live updates: somebody missed a change')
}

/** Whatever one account does, the others hardly notice. */
export async function reportAbuse(databaseUrl: string, seconds: number, only: string): Promise<void> {
  const results = await measureAbuse(databaseUrl, seconds, only)
  console.log(`One account at its worst for ${seconds} s, while others write and read every 50 ms:`)
  console.table(
    results.map(({ attack, p50, p95, slowest, failed, megabytes }) => ({
      attack,
      'others p50 ms': Math.round(p50),
      'p95 ms': Math.round(p95),
      'slowest ms': Math.round(slowest),
      failed,
      'memory MB': Math.round(megabytes),
    })),
  )
  const bad = results.filter(
    ({ p95, failed, megabytes }) => p95 > most.p95 || failed > 0 || megabytes > most.megabytes,
  )
  if (bad.length > 0)
    throw new Error(
      `abuse: ${bad.length} of ${results.length} keep others over ${most.p95} ms, fail them, or take over ${most.megabytes} MB`,
    )
}

export async function reportPages(
  places: Parameters<typeof measureFirstScreens>[0],
  loads: number,
  chromium: string,
  only: string,
): Promise<void> {
  const pages = await measureFirstScreens(places, loads, chromium, only)
  console.log(`Pages loaded cold, the middle of ${loads}, beside a bare page:`)
  console.table(firstScreensTable(pages))
  const beyond = beyondBudget(pages)
  if (beyond.length > 0) throw new Error(`pages beyond their budget: ${beyond.join('; ')}`)
}
