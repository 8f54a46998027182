import type { Jobs } from '../../kernel/deps.ts'
import type { PurgeRule } from '../../kernel/jobs/purge.ts'
import { fillTerrain } from './fill-terrain.ts'

export const tripJobs: Jobs = (_app, { db }) => [
  {
    name: 'fill in height and coast of old trips',
    firstAfterMs: 15_000,
    run: (context) => fillTerrain(db, context),
  },
]

export const tripPurge: readonly PurgeRule[] = [
  // Until then an administrator can bring it back (U-030).
  { table: 'trips', over: `"deletedAt" < now() - interval '30 days'`, batch: 1 },
]
