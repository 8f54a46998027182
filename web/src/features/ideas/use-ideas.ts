import type { Idea } from '@sojourn/contract/ideas/schema'
import { mostWantedFirst } from '@sojourn/contract/ideas/votes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { collectionQuery } from '../../sync/cache/lists.ts'

const noIdeas: readonly Idea[] = []

/** The most wanted first as one comes. The order holds still while one votes; what is new goes last. */
export function useIdeas(tripId: number) {
  const query = useQuery(collectionQuery(tripId, 'ideas'))
  const ideas = query.data ?? noIdeas
  const [order, setOrder] = useState<readonly string[] | null>(null)
  if (order === null && query.data) setOrder(mostWantedFirst(ideas).map(({ id }) => id))
  const place = new Map(order?.map((id, at) => [id, at]))
  const last = place.size
  const ordered = ideas.toSorted((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last))
  return { query, ideas: ordered }
}
