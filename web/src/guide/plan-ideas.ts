import type { Idea } from '@sojourn/contract/ideas/schema'
import { mostWantedFirst, type Tally } from '@sojourn/contract/ideas/votes'
import type { Trip } from '@sojourn/contract/trips/schema'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { IdeasPlan } from '@sojourn/planner/assistant/plan-ideas'
import { deviceFacts, deviceParts, guideOf } from './trip-guide.ts'

/** Where the ideas have room, as far as this device knows: it asks nobody, and writes nothing. */
export async function planIdeasHere(
  trip: Trip,
  ideas: readonly Idea[],
  tally: (idea: Idea) => Tally,
  from: PlainDate,
): Promise<IdeasPlan> {
  const [{ planIdeas }, facts] = await Promise.all([
    import('@sojourn/planner/assistant/plan-ideas'),
    deviceFacts(trip),
  ])
  // What the guide knows is a help, not a need.
  const [guide, parts] = await Promise.all([guideOf(trip).catch(() => null), deviceParts(trip, facts)])
  const wanted = mostWantedFirst(ideas).map((idea) => {
    const { up, down } = tally(idea)
    return { ...idea, score: up.length - down.length }
  })
  return planIdeas({ facts, guide }, parts, wanted, from)
}
