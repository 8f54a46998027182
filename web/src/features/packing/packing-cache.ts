import type { PackingItem } from '@sojourn/contract/packing/schema'
import { listCache } from '../../sync/list-cache.ts'
import { packingQuery } from './queries.ts'

/** The trip's list in the read cache: what the tab, the tab's count and the navigation's badge show. */
export const packingCache = (tripId: number) => listCache<PackingItem>(packingQuery(tripId).queryKey)
