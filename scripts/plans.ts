// Makes plans for every place of the guide and holds them against its own pages: npm run plans [-- varied [seed]].
import { performance } from 'node:perf_hooks'
import { guideIds } from '../planner/src/guide/towns.ts'
import { judgeTrips } from './plans/judge-trips.ts'
import { usualTrips, variedTrips } from './plans/trips.ts'

const started = performance.now()
const varied = Number(process.argv[2] ?? 300)
const seed = Number(process.argv[3] ?? 1)
const { faults, bars, plans, cpuMs } = await judgeTrips([
  ...usualTrips(guideIds),
  ...variedTrips(guideIds, varied, seed),
])

console.log(
  `${plans} plans for ${guideIds.length} places (varied ones from seed ${seed}), ${((performance.now() - started) / 1000).toFixed(0)} s`,
)
console.table(
  bars.map(({ name, share: { held, of }, least }) => ({
    bar: name,
    held,
    of,
    percent: Number(((100 * held) / Math.max(1, of)).toFixed(1)),
    asked: least * 100,
  })),
)
console.log(`Seven days: p95 ${cpuMs.toFixed(0)} ms of CPU (asked 60)`)
for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`)
console.log(`${faults.length} faults`)
const missed = bars.filter(({ share: { held, of }, least }) => of > 0 && held / of < least)
if (faults.length > 0 || missed.length > 0 || cpuMs > 60) process.exitCode = 1
