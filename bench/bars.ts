/** A figure that must be reached. */
export interface Bar {
  bar: string
  asked: string
  reached: string
  isHeld: boolean
}

export const atLeast = (bar: string, least: number, reached: number, unit = ''): Bar => ({
  bar,
  asked: `≥ ${least}${unit}`,
  reached: `${told(reached)}${unit}`,
  isHeld: reached >= least,
})

export const atMost = (bar: string, most: number, reached: number, unit = ''): Bar => ({
  bar,
  asked: `≤ ${most}${unit}`,
  reached: `${told(reached)}${unit}`,
  isHeld: reached <= most,
})

const told = (figure: number): string => (Math.abs(figure) >= 20 ? figure.toFixed(0) : figure.toFixed(2))

/** Prints each with what is asked and what was reached; the command fails when one is missed, and goes on to the next part. */
export function judge(bars: readonly Bar[]): void {
  console.table(bars.map(({ isHeld, ...bar }) => ({ ...bar, held: isHeld ? 'yes' : 'NO' })))
  const missed = bars.filter(({ isHeld }) => !isHeld)
  if (missed.length === 0) return
  console.log(`missed: ${missed.map(({ bar }) => bar).join('; ')}`)
  process.exitCode = 1
}
