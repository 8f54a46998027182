import { setTimeout as wait } from 'node:timers/promises'
import { FaultyWorld } from './faulty-world.ts'
import { Load, type LoadSize } from './load.ts'
import type { Outcome } from './traveller.ts'
import { failing } from './verdict.ts'

/** What is done to the database every now and then, under load. */
export const databaseBlows = {
  'all connections terminated': (world: FaultyWorld) => world.terminateAll(),
  'one backend killed': async (world: FaultyWorld) => {
    const [pid] = await world.backends()
    if (pid) process.kill(pid, 'SIGKILL')
  },
  'database stopped': async (world: FaultyWorld) => void process.kill(world.postmaster, 'SIGINT'),
  'postmaster killed': async (world: FaultyWorld) => void process.kill(world.postmaster, 'SIGKILL'),
}

/** And to the server itself. */
export const serverBlows = {
  'server killed': async (world: FaultyWorld) => {
    await world.server.stop('SIGKILL')
    await world.start()
  },
  'server and database killed': async (world: FaultyWorld) => {
    const { postmaster } = world
    await world.server.stop('SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    await world.start()
  },
  'server stopped': async (world: FaultyWorld) => {
    await world.server.stop('SIGTERM')
    await world.start()
  },
}

export const blows = { ...databaseBlows, ...serverBlows }
export type Blow = keyof typeof blows

export interface BlowResult extends Outcome {
  blows: number
  /** From each blow to the next good answer. */
  returnsMs: number[]
}

interface Plan {
  /** Of these each in turn. */
  kinds: readonly Blow[]
  /** So many, or as many as fit into the seconds; each kind once at least, however slow the machine. */
  times?: number
  seconds?: number
  /** From the return to the next. */
  restMs?: number
  /** So many writes are acknowledged at least before the next. */
  writes?: number
  size?: LoadSize
}

/** The load runs on while these happen in turn, again and again. */
export async function underBlows({
  kinds,
  times = kinds.length,
  seconds = 0,
  restMs = 4000,
  writes = 0,
  size,
}: Plan): Promise<BlowResult> {
  const world = await FaultyWorld.open()
  try {
    const load = new Load(() => world.server.url, size)
    await load.start()
    const until = performance.now() + seconds * 1000
    const returnsMs: number[] = []
    while (performance.now() < until || returnsMs.length < times) {
      const since = performance.now()
      await blows[kinds[returnsMs.length % kinds.length]!](world)
      await world.untilServing()
      returnsMs.push(performance.now() - since)
      const enough = load.acknowledged + writes
      await wait(restMs)
      while (load.acknowledged < enough) await wait(20)
    }
    return { ...(await load.finish()), blows: returnsMs.length, returnsMs }
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
}: Outcome): string[] => [
  ...failing({
    'nothing was written': acknowledged > 0,
    [`${lost} acknowledged writes lost`]: lost === 0,
    [`${doubled} writes doubled`]: doubled === 0,
    [`${missedLive} changes not told, or twice`]: missedLive === 0,
    'a request without an answer after 20 s': slowestMs <= 20_000,
  }),
  ...wrong,
]
