import type { WorkerTasks } from './kernel/deps.ts'
import { serveTasks } from './platform/workers/worker.ts'

type Loaded<Task> = Task extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Awaited<Result>>
  : never

/** What workers do. Each loads its code when it is first asked for: a thread holds no more than it needs. */
const tasks: { [N in keyof WorkerTasks]: Loaded<WorkerTasks[N]> } = {
  checkImport: async (...args) => (await import('./domains/export/check-import.ts')).checkImport(...args),
  planDays: async (...args) => (await import('@sojourn/planner/assistant/plan-days')).planDays(...args),
  fullItinerary: async (...args) =>
    (await import('@sojourn/planner/assistant/full-itinerary')).fullItinerary(...args),
  suggestPlaces: async (...args) =>
    (await import('@sojourn/planner/assistant/suggest-places')).suggestGuidePlaces(...args),
  recommendPlaces: async (...args) =>
    (await import('@sojourn/planner/assistant/recommend-places')).recommendPlaces(...args),
  optimiseBudget: async (...args) =>
    (await import('@sojourn/planner/assistant/optimise-budget')).optimiseBudget(...args),
}

serveTasks(tasks)
