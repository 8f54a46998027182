/** Somebody on a trip, with the wash that tells them from the others on it. */
export interface Person {
  name: string
  tone: number
}
