import { setTimeout as wait } from 'node:timers/promises'
import { newAccount } from '../account.ts'
import { Load } from './load.ts'
import type { Outcome } from './traveller.ts'
import { FaultyWorld, isAlive } from './faulty-world.ts'

/** What is done to the database every now and then, under load. */
export const blows = {
  'all connections terminated': (world: FaultyWorld) => world.terminateAll(),
  'one backend killed': async (world: FaultyWorld) => {
    const [pid] = await world.backends()
    if (pid) process.kill(pid, 'SIGKILL')
  },
  'database stopped': async (world: FaultyWorld) => void process.kill(world.postmaster, 'SIGINT'),
  'postmaster killed': async (world: FaultyWorld) => void process.kill(world.postmaster, 'SIGKILL'),
}
export type Blow = keyof typeof blows

export interface BlowResult extends Outcome {
  blows: number
  /** The longest from a blow to the next good answer. */
  slowestReturnMs: number
}

/** The load runs on while these happen in turn, again and again. */
export async function underBlows(
  kinds: readonly Blow[],
  seconds: number,
  everyMs = 5000,
): Promise<BlowResult> {
  const world = await FaultyWorld.open()
  try {
    const load = new Load(() => world.server.url)
    await load.start()
    const until = performance.now() + seconds * 1000
    let [count, slowestReturnMs] = [0, 0]
    // Each kind once at least, however slow the machine.
    while (performance.now() < until || count < kinds.length) {
      const next = wait(everyMs)
      await blows[kinds[count++ % kinds.length] ?? 'all connections terminated'](world)
      slowestReturnMs = Math.max(slowestReturnMs, await world.untilServing())
      await next
    }
    return { ...(await load.finish()), blows: count, slowestReturnMs }
  } finally {
    await world.close()
  }
}

/** What keeps a result from being right; nothing when it is. */
export const faultsOf = ({
  lost,
  doubled,
  wrong,
  missedLive,
  slowestMs,
  acknowledged,
}: BlowResult): string[] => [
  ...(acknowledged === 0 ? ['nothing was written'] : []),
  ...(lost > 0 ? [`${lost} acknowledged writes lost`] : []),
  ...(doubled > 0 ? [`${doubled} writes doubled`] : []),
  ...(missedLive > 0 ? [`${missedLive} changes not told, or twice`] : []),
  ...(slowestMs > 20_000 ? ['a request without an answer after 20 s'] : []),
  ...wrong,
]

/** A stop that meets the database's recovery from a crash leaves nothing running, and the next start serves. */
export async function stopDuringRecovery(): Promise<{ stopMs: number; readyMs: number }> {
  const world = await FaultyWorld.open()
  try {
    await world.untilServing()
    const { postmaster } = world
    await blows['one backend killed'](world)
    const since = performance.now()
    await world.server.stop()
    const stopMs = performance.now() - since
    if (isAlive(postmaster)) throw new Error('the database was left running')
    await world.start()
    await world.untilServing()
    return { stopMs, readyMs: world.server.readyMs }
  } finally {
    await world.close()
  }
}

/** A database that neither answers nor ends: everybody is answered, pages with the app, and all is well when it thaws. */
export async function whileFrozen(
  seconds: number,
): Promise<{ slowestCallMs: number; pageMs: number; backMs: number }> {
  const world = await FaultyWorld.open()
  const account = await newAccount(world.server.url, 'frozen@example.com')
  const { cookie } = account
  await account.send('GET', '/api/trips')
  const frozen = world.databaseProcesses()
  try {
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const until = performance.now() + seconds * 1000
    let slowestCallMs = 0
    const page = timed(() => fetch(world.server.url, { headers: { cookie } }))
    while (performance.now() < until) {
      const { answer, ms } = await timed(() =>
        fetch(`${world.server.url}/api/trips`, { headers: { cookie } }),
      )
      if (answer.status !== 503) throw new Error(`a call was answered ${answer.status}`)
      slowestCallMs = Math.max(slowestCallMs, ms)
    }
    const { answer, ms: pageMs } = await page
    if (!answer.ok || !(await answer.text()).includes('<div id="root">'))
      throw new Error('no page of the app')
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    const backMs = await world.untilServing()
    await account.send('GET', '/api/trips')
    return { slowestCallMs, pageMs, backMs }
  } finally {
    for (const pid of frozen) if (isAlive(pid)) process.kill(pid, 'SIGCONT')
    await world.close()
  }
}

async function timed(ask: () => Promise<Response>): Promise<{ answer: Response; ms: number }> {
  const since = performance.now()
  return { answer: await ask(), ms: performance.now() - since }
}
