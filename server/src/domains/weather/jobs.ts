import { typicalDay } from '@sojourn/planner/climate/estimate'
import type { Jobs } from '../../kernel/deps.ts'

export const weatherJobs: Jobs = () => [
  // It takes most of a second: better before the first traveller asks than while they wait.
  {
    name: 'fit the climate',
    firstAfterMs: 1500,
    run: async () => void typicalDay({ lat: 0, lng: 0, elevationM: 0 }, '2026-01-01'),
  },
]
