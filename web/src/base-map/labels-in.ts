import type { MapLabel } from '@sojourn/contract/map/schema'
import type { QueryClient } from '@tanstack/react-query'
import { type Frame, labelsQuery } from './queries.ts'

/** The towns of a frame; without an answer those of all frames that this device has. */
export async function labelsIn(frame: Frame, client: QueryClient): Promise<readonly MapLabel[]> {
  try {
    return (await client.fetchQuery(labelsQuery(frame))) ?? []
  } catch {
    const { keptLabels } = await import('./kept-labels.ts')
    return keptLabels(frame).catch(() => [])
  }
}
