/** AIQ-10: a list is read again from the server after this long. */
export const suggestionsFreshMs = 5 * 60 * 1000
