import type { Jobs } from '../../kernel/deps.ts'
import { warmGazetteer } from './gazetteer/load-gazetteer.ts'
import { placeNewItems } from './geocoding/place-items.ts'

export const placeJobs: Jobs = (_app, deps) => [
  { name: 'place new items', everyMs: 10_000, run: (context) => placeNewItems(deps, context) },
  // It takes most of a second: better before the first traveller asks than while they wait.
  { name: 'read the gazetteer', run: warmGazetteer },
]
