// What we read of Playwright's JSON report.

interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean }[]
}

export interface BrowserReport {
  stats: { expected: number; skipped: number }
  suites: Suite[]
}

const failedIn = ({ title, suites = [], specs = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap((suite) => failedIn({ ...suite, title: `${title} › ${suite.title}` })),
]

export const failedTitles = ({ suites }: BrowserReport): string[] => suites.flatMap(failedIn)

export const flakyText = (titles: readonly string[]): string =>
  [
    '',
    `Flaky: ${titles.length} failed once and passed alone. Mend before anything new is begun:`,
    ...titles.map((title) => `  flaky: ${title}`),
  ].join('\n')
