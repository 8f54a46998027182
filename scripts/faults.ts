// What may break, under load: `npm run faults`, or with the first words of lines for those alone. FAULT_PACE=0.1 is shorter.
import { type Blow, databaseBlows, faultsOf, underBlows } from '../bench/faults/blows.ts'
import { stopDuringRecovery, whileFrozen } from '../bench/faults/database-faults.ts'
import { halfMigrations, otherVersions } from '../bench/faults/old-folder.ts'
import { whileGone } from '../bench/faults/outside-database.ts'
import { killed, secondProcess, stoppedInOrder } from '../bench/faults/server-faults.ts'
import { inS, type Verdict } from '../bench/faults/verdict.ts'

/** How much of each is done. */
const pace = Number(process.env['FAULT_PACE'] ?? 1)
const part = (count: number): number => Math.max(1, Math.round(count * pace))
const wanted = process.argv.slice(2)

const lines: Record<string, () => Promise<Verdict>> = {
  'the server is killed': () => killed(part(200)),
  'the server is stopped': () => stoppedInOrder(part(50)),
  'a second server on the folder': () => secondProcess(part(20), part(60)),
  'the database is gone for 30 s': () => whileGone(part(30)),
  'a folder of another version': otherVersions,
  'upgrades killed half-way': () => halfMigrations(part(10)),
  ...Object.fromEntries(
    (Object.keys(databaseBlows) as Blow[]).map((blow) => [`${blow} again and again`, () => underLoad(blow)]),
  ),
  'a stop meets recovery from a crash': async () => {
    const { stopMs, readyMs } = await stopDuringRecovery()
    return {
      figures: `stopped in ${inS(stopMs)}, served again after ${inS(readyMs)}`,
      faults: stopMs > 15_000 ? ['the stop took longer than 15 s'] : [],
    }
  },
  'the database is frozen': async () => {
    const { slowestCallMs, pageMs, backMs } = await whileFrozen(20)
    return {
      figures: `slowest call ${inS(slowestCallMs)}, page in ${inS(pageMs)}, back ${inS(backMs)} after it`,
      faults: Math.max(slowestCallMs, pageMs) > 20_000 ? ['an answer took longer than 20 s'] : [],
    }
  },
}

const table: { what: string; figures: string; faults: string }[] = []
for (const [what, run] of Object.entries(lines)) {
  if (wanted.length > 0 && !wanted.some((words) => what.startsWith(words))) continue
  const since = performance.now()
  const { figures, faults } = await run().catch((error: unknown) => ({
    figures: '',
    faults: [String(error)],
  }))
  table.push({ what, figures, faults: faults.slice(0, 3).join('; ') || 'none' })
  console.error(
    `${what} (${inS(performance.now() - since)}): ${[figures, ...faults.slice(0, 5)].join('\n  ')}`,
  )
  if (faults.length > 0) process.exitCode = 1
}
console.table(table)

async function underLoad(blow: Blow): Promise<Verdict> {
  const result = await underBlows({ kinds: [blow], seconds: part(40) })
  const { acknowledged, lost, doubled, repeated, slowestMs, returnsMs } = result
  return {
    figures: `${result.blows} times; ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${repeated} repeated; slowest answer ${inS(slowestMs)}, back within ${inS(Math.max(...returnsMs))}`,
    faults: faultsOf(result),
  }
}
