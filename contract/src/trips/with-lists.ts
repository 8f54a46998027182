/** The word in a `Prefer` header by which a trip page asks for a trip and everything in it at once. */
export const withLists = 'lists'
