/** One line of the table: what was measured, and what keeps it from being right. */
export interface Verdict {
  figures: string
  faults: string[]
}

export const inS = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** The least that so many of a hundred stay below. */
export const percentile = (times: readonly number[], percent: number): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((times.length * percent) / 100) - 1)] ?? 0

/** What is said of those of these that do not hold. */
export const failing = (claims: Readonly<Record<string, boolean>>): string[] =>
  Object.entries(claims)
    .filter(([, holds]) => !holds)
    .map(([what]) => what)
