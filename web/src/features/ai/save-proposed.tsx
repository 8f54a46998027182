import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { savedQuery } from '../../queries/ai.ts'
import { useTold } from '../../session/use-told.ts'
import { SaveIdea } from '../../trip-parts/save-idea.tsx'
import { plannedIdea } from './planned-idea.ts'
import { planTexts } from './told-texts.ts'

/** For a stop that the planner proposed, shown where the planner is not open. */
export function SaveProposed({ trip, id }: { trip: Trip; id: string }) {
  const { data: saved } = useQuery(savedQuery(trip.id))
  const item = saved?.dayPlans.flatMap(({ activities }) => activities).find((one) => one.id === id) ?? null
  const told = useTold(item, planTexts)
  return told && <SaveIdea tripId={trip.id} idea={plannedIdea(told)} isWide />
}
