import { queryOptions } from '@tanstack/react-query'
import { mapConfigKey, readApi } from '../sync/http/api.ts'

const dayMs = 86_400_000

export const mapConfigQuery = queryOptions({
  queryKey: mapConfigKey,
  queryFn: (read) => readApi('map.config', {}, read),
  staleTime: dayMs,
  retry: false,
})

export interface Frame {
  south: number
  west: number
  north: number
  east: number
}

const rounded = (value: number): number => Number(value.toFixed(2))

/** Towns of a frame, to two decimals: a small move asks for nothing new. */
export const labelsQuery = ({ south, west, north, east }: Frame) => {
  const frame = { south: rounded(south), west: rounded(west), north: rounded(north), east: rounded(east) }
  return queryOptions({
    queryKey: ['map', 'labels', frame],
    queryFn: (read) => readApi('map.labels', { query: frame }, read),
    staleTime: dayMs,
    retry: false,
  })
}
