// What may break, under load: `npm run faults`, or with names of groups or first words of lines for those. FAULT_PACE=0.1 is shorter.
import { type Blow, databaseBlows, faultsOf, underBlows } from '../bench/faults/blows.ts'
import { clockJumps } from '../bench/faults/clock.ts'
import { stopDuringRecovery, whileFrozen } from '../bench/faults/database-faults.ts'
import { halfMigrations, otherVersions } from '../bench/faults/old-folder.ts'
import { whileGone } from '../bench/faults/outside-database.ts'
import { diskFull, fileHandles } from '../bench/faults/scarce.ts'
import { outsideServices } from '../bench/faults/outside-services.ts'
import { killed, secondProcess, stoppedInOrder } from '../bench/faults/server-faults.ts'
import { slowClients } from '../bench/faults/slow-clients.ts'
import { inS, type Verdict } from '../bench/faults/verdict.ts'

/** How much of each is done. */
const pace = Number(process.env['FAULT_PACE'] ?? 1)
const part = (count: number): number => Math.max(1, Math.round(count * pace))
const wanted = process.argv.slice(2)

type Lines = Record<string, () => Promise<Verdict>>

const groups: Record<string, Lines> = {
  kills: { 'the server is killed': () => killed(part(200)) },
  server: {
    'the server is stopped': () => stoppedInOrder(part(50)),
    'a second server on the folder': () => secondProcess(part(20), part(60)),
    'a folder of another version': otherVersions,
    'upgrades killed half-way': () => halfMigrations(part(10)),
  },
  database: {
    'the database is gone for a while': () => whileGone(part(30)),
    ...Object.fromEntries(
      (Object.keys(databaseBlows) as Blow[]).map((blow) => [
        `${blow} again and again`,
        () => underLoad(blow),
      ]),
    ),
    'a stop meets recovery from a crash': async () => {
      const { stopMs, readyMs } = await stopDuringRecovery()
      return {
        figures: `stopped in ${inS(stopMs)}, served again after ${inS(readyMs)}`,
        faults: stopMs > 15_000 ? ['the stop took longer than 15 s'] : [],
      }
    },
    'the database is frozen': async () => {
      const { slowestCallMs, pageMs, backMs } = await whileFrozen(part(20))
      return {
        figures: `slowest call ${inS(slowestCallMs)}, page in ${inS(pageMs)}, back ${inS(backMs)} after it`,
        faults: Math.max(slowestCallMs, pageMs) > 20_000 ? ['an answer took longer than 20 s'] : [],
      }
    },
  },
  shortages: {
    'the disk is full': () => diskFull(part(30)),
    'no file handles are left': () => fileHandles(part(20)),
    'slow clients': () => slowClients(part(30)),
    'the clock jumps': () => clockJumps(part(8)),
  },
  services: { 'bad services': outsideServices },
}

const lines = Object.entries(groups).flatMap(([group, lines]) =>
  Object.entries(lines).map(([what, run]) => ({ group, what, run })),
)

for (const { group, what, run } of lines) {
  if (wanted.length > 0 && !wanted.some((words) => group === words || what.startsWith(words))) continue
  const { figures, faults } = await run().catch((error: unknown) => ({
    figures: '',
    faults: [String(error)],
  }))
  console.log(
    `${what}\n  ${figures}\n  ${faults.length === 0 ? 'held' : `NOT held: ${faults.slice(0, 5).join('\n    ')}`}`,
  )
  if (faults.length > 0) process.exitCode = 1
}

async function underLoad(blow: Blow): Promise<Verdict> {
  const result = await underBlows({ kinds: [blow], seconds: part(40) })
  const { acknowledged, lost, doubled, repeated, slowestMs, returnsMs } = result
  return {
    figures: `${result.blows} times; ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${repeated} repeated; slowest answer ${inS(slowestMs)}, back within ${inS(Math.max(...returnsMs))}`,
    faults: faultsOf(result),
  }
}
