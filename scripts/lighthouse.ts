// Lighthouse on pages of the real server, with the profile of a middling phone: npm run lighthouse [-- /path …]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.ts'
import { withRunningApp } from './running-app.ts'

const tool = fileURLToPath(new URL('../tools/lighthouse/', import.meta.url))
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3)
const wanted = 100
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
]

interface Audit {
  id: string
  score: number | null
  numericValue?: number
  displayValue?: string
}

interface Report {
  categories: Record<
    (typeof categories)[number],
    { score: number; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, Audit>
  runtimeError?: { code: string }
}

/** `npm ci`, only when the lockfile is not the one installed last. */
function installTool(): void {
  const mark = join(tool, 'node_modules', '.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(tool, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.log('Installing Lighthouse (once) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: tool,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed.')
  writeFileSync(mark, lock)
}

async function runOnce(url: string, chromium: string): Promise<Report> {
  const child = spawn(
    process.execPath,
    [
      join(tool, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
      '--no-enable-error-reporting',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return JSON.parse(await text(child.stdout)) as Report
}

/** Now and then Chromium's recording misses its own beginning; such a run says nothing of the page. */
async function measure(url: string, chromium: string): Promise<Report> {
  const report = await runOnce(url, chromium)
  if (!report.runtimeError) return report
  console.log(`Lighthouse could not measure (${report.runtimeError.code}); once more …`)
  return runOnce(url, chromium)
}

const points = (report: Report, name: (typeof categories)[number]): number =>
  Math.round(report.categories[name].score * 100)

/** What keeps a category from full marks. */
const lacking = ({ categories: all, audits }: Report): string[] =>
  categories.flatMap((name) =>
    all[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => `${name}: ${id} ${audits[id]?.displayValue ?? ''}`),
  )

function show(path: string, report: Report): void {
  console.log(`\n${path}`)
  console.table(Object.fromEntries(categories.map((name) => [name, points(report, name)])))
  for (const name of figures) console.log(`${name}: ${report.audits[name]?.displayValue}`)
  for (const line of lacking(report)) console.log(line)
  if (categories.some((name) => points(report, name) < wanted)) process.exitCode = 1
}

const chromium = await findChromium()
if (!chromium) throw new Error('There is no Chromium on this machine.')
installTool()
await withRunningApp(async (url) => {
  const paths = process.argv.slice(2)
  for (const path of paths.length > 0 ? paths : ['/']) {
    const reports: Report[] = []
    for (let run = 0; run < runs; run++) reports.push(await measure(url + path, chromium))
    console.log(
      `\nperformance, each run: ${reports.map((report) => points(report, 'performance')).join(' ')}`,
    )
    // The machine's own load only ever makes a run worse, so the middle one is the one to trust.
    const [middle] = reports
      .toSorted((a, b) => points(a, 'performance') - points(b, 'performance'))
      .slice(Math.floor(runs / 2))
    if (middle) show(path, middle)
  }
})
