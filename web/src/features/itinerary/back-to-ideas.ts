import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'

/** Not part of the list's own code. */
export async function backToIdeas(item: ItineraryItem): Promise<void> {
  const { moveToIdeas } = await import('../../trip-parts/idea-moves.ts')
  moveToIdeas(item)
}
