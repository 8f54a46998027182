import type { Idea } from '@sojourn/contract/ideas/schema'
import { useQuery } from '@tanstack/react-query'
import { useDrag } from '../../trip-parts/drag/use-drag.tsx'
import { putOnDay } from '../../trip-parts/idea-moves.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { dropTold, whenDropped } from './idea-drop.ts'

/** An idea is put on a day by dragging it there. */
export function useIdeaDrag(tripId: number) {
  const { data } = useQuery(collectionQuery(tripId, 'itinerary'))
  const items = data ?? []
  return useDrag<Idea>({
    tell: (idea, place) => dropTold(items, idea, place),
    onDrop: (idea, place) => {
      const when = whenDropped(items, idea, place)
      if (when && 'date' in when) putOnDay(idea, when)
    },
  })
}
