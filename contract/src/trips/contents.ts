import { type ContentCollection, contentCollections } from '../sync/collections.ts'
import { listed } from '../values/listed.ts'
import { say } from '../words/say.ts'
import { tripsContentsWords } from './words-contents.ts'
import { tripsWords } from './words.ts'

/** How many rows of each kind a trip holds. */
export type TripContents = Readonly<Record<ContentCollection, number>>

/** '3 activities and 1 day note'; empty where there is nothing. */
export const contentsText = (contents: { [C in keyof TripContents]?: number | undefined }): string =>
  listed(
    contentCollections.flatMap((collection) => {
      const count = contents[collection] ?? 0
      return count > 0 ? [say(tripsContentsWords[collection], { count })] : []
    }),
  )

/** What a deletion takes away; the counts are named once they are known. */
export function deletionText(title: string, contents: Partial<TripContents> | null | undefined): string {
  const named = contentsText(contents ?? {})
  return named === ''
    ? say(tripsWords.deleteText, { title })
    : say(tripsWords.deleteWithText, { title, contents: named })
}
