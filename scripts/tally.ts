export interface Tally {
  passed: number
  skipped: number
  /** By their titles, as are those that failed once and passed when run again alone. */
  failed: readonly string[]
  flaky: readonly string[]
}

export const noTests: Tally = { passed: 0, skipped: 0, failed: [], flaky: [] }
export const oneFailed = (title: string): Tally => ({ ...noTests, failed: [title] })

export const plus = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  skipped: a.skipped + b.skipped,
  failed: [...a.failed, ...b.failed],
  flaky: [...a.flaky, ...b.flaky],
})

/** What came of the tests that had failed, once they were run again. */
export const repeated = (
  failed: readonly string[],
  stillFailed: readonly string[],
): Pick<Tally, 'failed' | 'flaky'> => ({
  failed: stillFailed,
  flaky: failed.filter((title) => !stillFailed.includes(title)),
})

/** Names end a long output: where only its end is kept, they are in it. */
const mostNames = 40

function named(heading: string, word: string, titles: readonly string[]): string[] {
  if (titles.length === 0) return []
  const more = titles.length - mostNames
  return [
    '',
    heading,
    ...titles.slice(0, mostNames).map((title) => `  ${word}: ${title}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

export function closingText({ passed, skipped, failed, flaky }: Tally): string {
  const ending = skipped > 0 ? `, ${skipped} skipped` : ''
  return [
    ...named(
      `Flaky: ${flaky.length} failed once and passed alone. Mend before anything new is begun:`,
      'flaky',
      flaky,
    ),
    ...named(`Failed: ${failed.length}`, 'failed', failed),
    '',
    `${passed + flaky.length} passed, ${failed.length} failed${ending}`,
  ].join('\n')
}

/** The last words of a run, and its exit code. */
export function close(tally: Tally): void {
  console.log(closingText(tally))
  process.exitCode = tally.failed.length === 0 ? 0 : 1
}
