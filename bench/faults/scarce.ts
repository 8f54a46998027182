import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { faultsOf } from './blows.ts'
import { FaultyWorld } from './faulty-world.ts'
import { Load } from './load.ts'
import type { Outcome } from './traveller.ts'
import { failing, inS, type Verdict } from './verdict.ts'

const diskMegabytes = 600

/** The data folder's disk fills up under load, and has room again: a small file system in memory, which takes root to mount. */
export async function diskFull(seconds: number): Promise<Verdict> {
  const world = new FaultyWorld()
  const mounted = run('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${diskMegabytes}m`,
    'sojourn-faults',
    world.folder,
  ])
  if (!mounted) return { figures: 'left out: no file system can be mounted here', faults: [] }
  try {
    await world.start()
    const load = new Load(() => world.server.url)
    await load.start()
    await wait(2000)
    const ballast = join(world.folder, 'ballast')
    fill(ballast)
    const before = load.acknowledged
    await wait(seconds * 1000)
    const meanwhile = load.acknowledged - before
    const { status } = await fetch(`${world.server.url}/api/health/live`)
    rmSync(ballast)
    const backMs = await world.untilServing()
    await untilWritten(load)
    const result = await load.finish()
    return {
      figures: `full for ${seconds} s: ${figuresOf(result)}, ${meanwhile} written into what room was left; back ${inS(backMs)} after it`,
      faults: [
        ...faultsOf(result),
        ...failing({
          'the process did not answer': status === 200,
          'the return took longer than 15 s': backMs <= 15_000,
        }),
      ],
    }
  } finally {
    await world.close(() => void run('umount', [world.folder]))
  }
}

/** The server may open no more files: connections are opened until nothing is left, and closed again. */
export async function fileHandles(seconds: number): Promise<Verdict> {
  const world = await FaultyWorld.open()
  const held: Socket[] = []
  try {
    const load = new Load(() => world.server.url)
    await load.start()
    await wait(2000)
    const { pid } = world.server
    const limit = readdirSync(`/proc/${pid}/fd`).length + 20
    if (!run('prlimit', ['--pid', String(pid), `--nofile=${limit}:`]))
      return { figures: 'left out: the limit of a process cannot be set here', faults: [] }
    for (let n = 0; n < 200; n++) {
      const socket = connect(Number(new URL(world.server.url).port), 'localhost').on('error', () => undefined)
      held.push(socket)
    }
    await wait(seconds * 1000)
    const used = readdirSync(`/proc/${pid}/fd`).length
    for (const socket of held.splice(0)) socket.destroy()
    const backMs = await world.untilServing()
    await untilWritten(load)
    const result = await load.finish()
    return {
      figures: `${used} of ${limit} in use for ${seconds} s: ${figuresOf(result)}; back ${inS(backMs)} after it`,
      faults: [
        ...faultsOf(result),
        ...failing({
          'the handles did not run out': used >= limit - 2,
          'the server ended': !world.server.hasEnded(),
          'the return took longer than 5 s': backMs <= 5000,
        }),
      ],
    }
  } finally {
    for (const socket of held) socket.destroy()
    await world.close()
  }
}

const figuresOf = ({ acknowledged, lost, doubled, repeated, slowestMs }: Outcome): string =>
  `${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${repeated} repeated, slowest answer ${inS(slowestMs)}`

/** Everybody who waited has been heard. */
async function untilWritten(load: Load): Promise<void> {
  const enough = load.acknowledged + 40
  const giveUpAt = Date.now() + 20_000
  while (load.acknowledged < enough && Date.now() < giveUpAt) await wait(20)
}

const run = (command: string, args: string[]): boolean => spawnSync(command, args).status === 0

/** To the last byte. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  for (const size of [1 << 20, 4096, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size))
    } catch {
      // Nothing of this size fits any more.
    }
  }
  closeSync(file)
}
