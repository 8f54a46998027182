import { type ContentCollection, contentCollections } from '../sync/collections.ts'
import { listed } from '../values/listed.ts'
import { say } from '../words/say.ts'
import { tripsContentsWords } from './words-contents.ts'
import { tripsWords } from './words.ts'

/** How many rows of each kind a trip holds. */
export type TripContents = Readonly<Record<ContentCollection, number>>

/** What a deletion takes away; the counts are named once they are known. */
export function deletionText(title: string, contents: Partial<TripContents> | null | undefined): string {
  const parts = contentCollections.flatMap((collection) => {
    const count = contents?.[collection] ?? 0
    return count > 0 ? [say(tripsContentsWords[collection], { count })] : []
  })
  return parts.length === 0
    ? say(tripsWords.deleteText, { title })
    : say(tripsWords.deleteWithText, { title, contents: listed(parts) })
}
