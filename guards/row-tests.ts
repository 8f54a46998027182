import { parseSync, Visitor } from 'vite'
import type { Sources } from './import-graph.ts'
import { idFinder, type Row } from './specification-ids.ts'

export const testKinds = ['rule', 'API', 'web unit', 'browser'] as const
export type TestKind = (typeof testKinds)[number]

const kinds: [RegExp, TestKind][] = [
  [/^(contract|planner)\/.*\.test\.ts$/, 'rule'],
  [/^guards\/constants\.test\.ts$/, 'rule'],
  [/^server\/.*\.test\.ts$/, 'API'],
  [/^web\/.*\.test\.tsx?$/, 'web unit'],
  [/^e2e\/.*\.spec\.ts$/, 'browser'],
]

/** None for tests that hold no row, such as those of the guards themselves. */
export const kindOf = (file: string): TestKind | null =>
  kinds.find(([pattern]) => pattern.test(file))?.[1] ?? null

/** A test that ran, or one that is only known by its title. */
export interface Titled {
  file: string
  title: string
  passed: boolean
}

export interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

export const fromVitest = ({ testResults }: VitestReport, root: string): Titled[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        file: name.replaceAll('\\', '/').replace(root.replaceAll('\\', '/'), ''),
        title: fullName,
        passed: status === 'passed',
      })),
  )

interface PlaywrightSuite {
  title: string
  specs?: { title: string; file: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[]
}

export function fromPlaywright({ suites }: PlaywrightReport): Titled[] {
  const inSuite = ({ specs = [], suites: inner = [] }: PlaywrightSuite): Titled[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, file, tests }) => ({
        file: `e2e/${file}`,
        title,
        passed: tests.every(({ status }) => status === 'expected'),
      })),
    ...inner.flatMap(inSuite),
  ]
  return suites.flatMap(inSuite)
}

/** What the strings of a test file say, for want of a run. */
export function titlesIn(sources: Sources, wanted: readonly TestKind[]): Titled[] {
  const titles: Titled[] = []
  for (const [file, text] of sources) {
    const kind = kindOf(file)
    if (!kind || !wanted.includes(kind)) continue
    const add = (title: unknown) => {
      if (typeof title === 'string') titles.push({ file, title, passed: true })
    }
    new Visitor({
      Literal: ({ value }) => add(value),
      TemplateElement: ({ value }) => add(value.cooked),
    }).visit(parseSync(file, text).program)
  }
  return titles
}

export interface HeldRow {
  row: Row
  /** Kinds with a passing test and no failing one. */
  kinds: Set<TestKind>
  isFailing: boolean
}

/** Which kinds of tests hold each row. */
export function heldRows(rows: readonly Row[], tests: readonly Titled[]): HeldRow[] {
  const idsIn = idFinder(rows.map(({ id }) => id))
  const [passing, failing] = [new Map<string, Set<TestKind>>(), new Map<string, Set<TestKind>>()]
  for (const { file, title, passed } of tests) {
    const kind = kindOf(file)
    const found = passed ? passing : failing
    if (kind) for (const id of idsIn(title)) found.set(id, (found.get(id) ?? new Set()).add(kind))
  }
  return rows.map((row) => {
    const failed = failing.get(row.id) ?? new Set()
    const held = (passing.get(row.id) ?? new Set()).difference(failed)
    return { row, kinds: held, isFailing: failed.size > 0 }
  })
}
