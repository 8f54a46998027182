/** Two people wrote about one day without knowing of each other: both texts stay, each once. */
export const joinedNotes = (first: string, second: string): string =>
  first.includes(second) ? first : `${first}\n${second}`
