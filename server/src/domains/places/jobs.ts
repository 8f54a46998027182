import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../kernel/deps.ts'
import type { Job } from '../../platform/jobs/job-runner.ts'
import { warmGazetteer } from './gazetteer/load-gazetteer.ts'
import { placeNewItems } from './geocoding/place-items.ts'

export const placeJobs = (_app: FastifyInstance, deps: Deps): Job[] => [
  { name: 'place new items', everyMs: 10_000, run: (context) => placeNewItems(deps, context) },
  // It takes most of a second: better before the first traveller asks than while they wait.
  { name: 'read the gazetteer', run: warmGazetteer },
]
