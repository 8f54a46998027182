/** A process with fewer keeps them: there is nothing to gain. */
export const fewLines = 50
/** Above the average by more than this share is too many. */
const tolerated = 0.1
/** In one turn: each of them costs both sides a new line. */
const mostAtOnce = 100
/** To find out whether anybody is led to a process that holds no line yet. */
const feelers = 5

/**
 * How many of its own lines a process asks to come back, so that all hold about as many; `others` are those of the
 * processes that are known to run. Who comes back is led anywhere, also here again, so this is asked turn by turn.
 */
export function linesTooMany(own: number, others: readonly number[]): number {
  if (own <= fewLines) return 0
  const reached = others.filter((count) => count > 0)
  const average = reached.reduce((sum, count) => sum + count, own) / (reached.length + 1)
  const excess = own - average
  if (excess > fewLines && excess > average * tolerated) return Math.min(mostAtOnce, Math.ceil(excess))
  return reached.length < others.length ? feelers : 0
}
