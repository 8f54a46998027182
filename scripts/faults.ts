// What breaks around the server, under load: `npm run faults`, or with the first words of one line for that line alone.
import {
  type Blow,
  blows,
  faultsOf,
  stopDuringRecovery,
  underBlows,
  whileFrozen,
} from '../bench/faults/database-faults.ts'

const seconds = Number(process.env['FAULT_SECONDS'] ?? 120)
const wanted = process.argv.slice(2).join(' ')

interface Line {
  figures: string
  faults: string[]
}

const lines: Record<string, () => Promise<Line>> = {
  ...Object.fromEntries(
    (Object.keys(blows) as Blow[]).map((blow) => [`${blow} every 5 s`, () => underLoad(blow)]),
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
  if (!what.startsWith(wanted)) continue
  const { figures, faults } = await run().catch((error: unknown) => ({
    figures: '',
    faults: [String(error)],
  }))
  table.push({ what, figures, faults: faults.slice(0, 3).join('; ') || 'none' })
  console.log(`${what}: ${figures}${faults.length > 0 ? `\n  ${faults.slice(0, 5).join('\n  ')}` : ''}`)
  if (faults.length > 0) process.exitCode = 1
}
console.table(table)

async function underLoad(blow: Blow): Promise<Line> {
  const result = await underBlows([blow], seconds)
  const { acknowledged, lost, doubled, repeated, slowestMs, slowestReturnMs } = result
  return {
    figures: `${result.blows} times; ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${repeated} repeated; slowest answer ${inS(slowestMs)}, back within ${inS(slowestReturnMs)}`,
    faults: faultsOf(result),
  }
}

function inS(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
