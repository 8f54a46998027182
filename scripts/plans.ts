// Makes plans for every place of the guide and holds them against its own pages: npm run plans [-- varied [seed]].
import { performance } from 'node:perf_hooks'
import { guideIds } from '../planner/src/guide/towns.ts'
import { isHeld } from './plans/bars.ts'
import { neverPlanned } from './plans/every-place.ts'
import { judgeTrips } from './plans/judge-trips.ts'
import { usualTrips } from './plans/trips.ts'
import { variedTrips } from './plans/varied-trips.ts'

const started = performance.now()
const varied = Number(process.argv[2] ?? 300)
const seed = Number(process.argv[3] ?? 1)
const {
  faults: found,
  bars,
  plans,
  cpuMs,
  free,
} = await judgeTrips([...usualTrips(guideIds), ...(await variedTrips(guideIds, varied, seed))])
const faults = [...found, ...(await neverPlanned(guideIds))]

console.log(
  `${plans} plans for ${guideIds.length} places (varied ones from seed ${seed}), ${((performance.now() - started) / 1000).toFixed(0)} s`,
)
console.table(
  bars.map(({ name, share: { held, of }, least }) => ({
    bar: name,
    held,
    of,
    percent: Number(((100 * held) / Math.max(1, of)).toFixed(1)),
    asked: least === null ? '' : least * 100,
  })),
)
console.log(`Seven days: p95 ${cpuMs.toFixed(0)} ms of CPU (asked 60)`)
console.log(`Free time of a full day: median ${free.median} min, p95 ${free.p95} min`)
for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`)
console.log(`${faults.length} faults`)
const missed = bars.filter(({ share, least }) => least !== null && !isHeld(share, least))
if (faults.length > 0 || missed.length > 0 || cpuMs > 60) process.exitCode = 1
