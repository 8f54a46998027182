import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { useEffect, useMemo, useState } from 'react'
import { callApi } from '../../sync/api.ts'
import { ApiError } from '../../sync/api-error.ts'

/** Keeps coordinates that were found for an item. */
export type OnPlaced = (id: string, latitude: number, longitude: number) => void

/** Texts that were asked for in this session, found or not: none is asked for twice. */
const asked = new Set<string>()
const mostPerVisit = 20

const keyOf = ({ id, location }: ItineraryItem): string => `${id} ${location ?? ''}`

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** Looks up items that have a location but no coordinates, one after the other, and keeps what is found. */
export function usePlacing(tripId: number, items: readonly ItineraryItem[], onPlaced: OnPlaced): void {
  const unplaced = useMemo(() => items.filter((item) => item.latitude === null && item.location), [items])
  const [answers, setAnswers] = useState(0)
  const next = answers < mostPerVisit ? unplaced.find((item) => !asked.has(keyOf(item))) : undefined
  const [id, location] = [next?.id, next?.location]
  useEffect(() => {
    if (!id || !location) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    void callApi('map.locate', { params: { tripId }, query: { q: location } }, { signal })
      .catch((error: unknown) => (isOffline(error) ? 'offline' : null))
      .then((spot) => {
        if (signal.aborted) return
        // All of them are asked for when the map is opened with a connection again.
        if (spot === 'offline') return setAnswers(mostPerVisit)
        asked.add(`${id} ${location}`)
        if (spot) onPlaced(id, spot.lat, spot.lng)
        setAnswers((count) => count + 1)
      })
    return () => leaving.abort()
    // onPlaced is made anew on every render; what it does depends on the trip alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tripId, id, location])
}
