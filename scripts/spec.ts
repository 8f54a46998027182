import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readRepository, root } from '../guards/repository.ts'
import {
  fromPlaywright,
  fromVitest,
  type HeldRow,
  heldRows,
  type PlaywrightReport,
  type TestKind,
  testKinds,
  type Titled,
  titlesIn,
  type VitestReport,
} from '../guards/row-tests.ts'
import { rowsOf, specificationFolder } from '../guards/specification-ids.ts'
import { browserReport, unitReport } from './reports.ts'

const sources = readRepository()
const newestChange = Math.max(
  ...[...sources.keys()].filter((path) => /\.tsx?$/.test(path)).map((path) => changedAt(join(root, path))),
)

const unit = testsOf(unitReport, ['rule', 'API', 'web unit'], 'npm run check', (report) =>
  fromVitest(report as VitestReport, root),
)
const browser = testsOf(browserReport, ['browser'], 'npm run e2e', (report) =>
  fromPlaywright(report as PlaywrightReport),
)
const held = heldRows(rowsOf(sources.get(`${specificationFolder}/checklist.tsv`) ?? ''), [
  ...unit,
  ...browser,
])
const area = process.argv[2]?.toUpperCase()
if (area) printRows(held.filter((one) => areaId(one) === area))
else printAreas(held)

function changedAt(path: string): number {
  return statSync(path).mtimeMs
}

/** The results of the last run, else what the titles say; and which of the two it is. */
function testsOf(
  file: string,
  kinds: TestKind[],
  command: string,
  read: (report: unknown) => Titled[],
): Titled[] {
  const names = kinds.join(', ')
  if (!existsSync(file)) {
    console.log(`${names}: counted by title only, nothing was run (${command} or npm test runs them).`)
    return titlesIn(sources, kinds)
  }
  const ranAt = changedAt(file)
  const note = newestChange > ranAt ? '; files have changed since' : ''
  console.log(`${names}: passing tests of the run of ${new Date(ranAt).toLocaleString('en-GB')}${note}.`)
  return read(JSON.parse(readFileSync(file, 'utf8')))
}

function areaId({ row }: HeldRow): string {
  return row.id.split('-')[0]!
}

function printAreas(all: HeldRow[]): void {
  const line = (name: string, values: (string | number)[]) =>
    console.log(`${name.padEnd(62)}${values.map((value) => String(value).padStart(10)).join('')}`)
  const counts = (rows: HeldRow[]) => [
    rows.length,
    ...testKinds.map((kind) => rows.filter(({ kinds }) => kinds.has(kind)).length),
    rows.filter(({ kinds }) => kinds.size === 0).length,
  ]
  console.log('')
  line('Area', ['rows', ...testKinds, 'none'])
  const areas = Map.groupBy(all, ({ row }) => row.area)
  for (const [name, rows] of areas) line(`${areaId(rows[0]!).padEnd(10)}${name}`, counts(rows))
  line('All', counts(all))

  const unheld = all.filter(({ kinds }) => kinds.size === 0)
  printIds('Rows without a passing test', unheld)
  const failing = all.filter(({ isFailing }) => isFailing)
  printIds('Rows with a failing test', failing)
  console.log('\nnpm run spec CARD prints the rows of one area.')
}

function printIds(title: string, rows: HeldRow[]): void {
  if (rows.length === 0) return
  console.log(`\n${title} (${rows.length})`)
  for (const [name, ofArea] of Map.groupBy(rows, ({ row }) => row.area)) {
    console.log(`  ${name}: ${ofArea.map(({ row }) => row.id).join(' ')}`)
  }
}

function printRows(rows: HeldRow[]): void {
  if (rows.length === 0) console.log('\nThere is no such area.')
  for (const { row, kinds, isFailing } of rows) {
    const state = [...kinds, ...(isFailing ? ['FAILING'] : [])].join(', ') || 'none'
    console.log(`\n${row.id}  [${state}]\n  ${row.statement}`)
  }
}
