import { type ContentCollection, contentCollections, descriptions } from '../sync/collections.ts'
import { listed } from '../values/listed.ts'
import { counted } from './duration.ts'

/** How many rows of each kind a trip holds. */
export type TripContents = Readonly<Record<ContentCollection, number>>

/** What a deletion takes away; the counts are named once they are known. */
export function deletionText(title: string, contents: Partial<TripContents> | null | undefined): string {
  const parts = contentCollections.flatMap((collection) => {
    const [singular, plural] = descriptions[collection].words
    const count = contents?.[collection] ?? 0
    return count > 0 ? [counted(count, singular, plural)] : []
  })
  return parts.length === 0
    ? `“${title}” will be removed for everyone.`
    : `“${title}” and its ${listed(parts)} will be removed for everyone.`
}
