/** What people put into a trip, each as a list of rows, with the words for one row and for several. */
export const rowWords = {
  itinerary: ['activity', 'activities'],
  packing: ['packing item', 'packing items'],
  expenses: ['expense', 'expenses'],
} as const satisfies Record<string, readonly [singular: string, plural: string]>

/** Added, changed, removed, exported, imported and counted in the same way; the registry says what their rows hold. */
export type ContentCollection = keyof typeof rowWords
export const contentCollections = Object.keys(rowWords) as [ContentCollection, ...ContentCollection[]]

/** One value for each of them. */
export const byCollection = <T>(valueOf: (collection: ContentCollection) => T) =>
  Object.fromEntries(contentCollections.map((name) => [name, valueOf(name)])) as Record<ContentCollection, T>

/** All lists of rows a trip is read with. */
export const rowCollections = [...contentCollections, 'members'] as const
export type RowCollection = (typeof rowCollections)[number]

/** Everything that is in the change log: the trip itself and its rows. */
export const collections = ['trip', ...rowCollections] as const
export type Collection = (typeof collections)[number]
