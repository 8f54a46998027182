import { setTimeout as wait } from 'node:timers/promises'
import { faultsOf, underBlows } from './blows.ts'
import { FaultyWorld } from './faulty-world.ts'
import { Load } from './load.ts'
import { failing, inS, percentile, type Verdict } from './verdict.ts'

/** kill -9 under load; the database outlives the server but for every fifth time. */
export async function killed(times: number): Promise<Verdict> {
  const result = await underBlows({
    kinds: [...Array.from({ length: 4 }, () => 'server killed' as const), 'server and database killed'],
    times,
    restMs: 200,
    writes: 250,
    size: { travellers: 10, paceMs: 5 },
  })
  const { acknowledged, lost, doubled, repeated, returnsMs } = result
  const readyMs = percentile(returnsMs, 95)
  return {
    figures: `${times} times; ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${repeated} repeated; ready again within ${inS(readyMs)} (95 of 100), ${inS(Math.max(...returnsMs))} at most`,
    faults: [...faultsOf(result), ...failing({ 'a start took longer than 5 s': readyMs <= 5000 })],
  }
}

/** A stop under load: what is under way is answered whole, and nothing is done without a word. */
export async function stoppedInOrder(times: number): Promise<Verdict> {
  const world = await FaultyWorld.open()
  try {
    const load = new Load(() => world.server.url, { travellers: 5, paceMs: 100 })
    await load.start()
    const stopsMs: number[] = []
    const codes = new Set<number | null>()
    for (let n = 0; n < times; n++) {
      const enough = load.acknowledged + 20
      while (load.acknowledged < enough) await wait(20)
      const since = performance.now()
      codes.add(await world.server.stop())
      stopsMs.push(performance.now() - since)
      await world.start()
    }
    const result = await load.finish()
    const { acknowledged, lost, cutOff, unanswered } = result
    const slowestMs = Math.max(...stopsMs)
    return {
      figures: `${times} times; ${acknowledged} acknowledged, ${lost} lost, ${cutOff} answers cut off, ${unanswered} done without an answer; gone within ${inS(slowestMs)}`,
      faults: [
        ...faultsOf(result),
        ...failing({
          [`${cutOff} answers were cut off`]: cutOff === 0,
          [`${unanswered} writes were done and not answered`]: unanswered === 0,
          [`exit codes ${[...codes].join(', ')}`]: codes.size === 1 && codes.has(0),
          'a stop took longer than 15 s': slowestMs <= 15_000,
        }),
      ],
    }
  } finally {
    await world.close()
  }
}

/** A second server on a folder in use is refused at once, also while the holder is frozen. */
export async function secondProcess(times: number, frozenSeconds: number): Promise<Verdict> {
  const world = await FaultyWorld.open()
  const { pid } = world.server
  try {
    const refusals = await refusalsOf(world, times, 0)
    process.kill(pid, 'SIGSTOP')
    const whileFrozen = await refusalsOf(world, times, frozenSeconds)
    process.kill(pid, 'SIGCONT')
    const backMs = await world.untilServing()
    const all = [...refusals, ...whileFrozen]
    const slowestMs = Math.max(...all.map(({ ms }) => ms))
    return {
      figures: `${refusals.length} starts beside a running one, ${whileFrozen.length} beside a frozen one: refused within ${inS(slowestMs)}; it goes on ${inS(backMs)} after it thaws`,
      faults: failing({
        'a second start was not refused': all.every(({ code }) => code === 1),
        'the holder was not named': all.every(({ said }) => said.includes(`process ${pid}`)),
        'a refusal took longer than 2 s': slowestMs <= 2000,
      }),
    }
  } finally {
    process.kill(pid, 'SIGCONT')
    await world.close()
  }
}

async function refusalsOf(world: FaultyWorld, times: number, seconds: number) {
  const until = performance.now() + seconds * 1000
  const refusals = []
  while (refusals.length < times || performance.now() < until) refusals.push(await world.refusal())
  return refusals
}
