import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build.ts'
import { findChromium } from './chromium.ts'
import { type BrowserReport, failedTitles, flakyText } from './browser-report.ts'
import { browserReport, makeRoomFor } from './reports.ts'
import { heading, passes, type Tally } from './steps.ts'

export async function runBrowserTests(args: string[] = []): Promise<Tally> {
  heading('Browser journeys')
  const chromium = await findChromium()
  if (!chromium) {
    console.log(
      'There is no Chromium on this machine and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.',
    )
    return { passed: 0, failed: 1, skipped: 0 }
  }
  await buildWeb()
  const first = await runPlaywright(chromium, args)
  if (!first) return { passed: 0, failed: 1, skipped: 0 }
  const failed = failedTitles(first)
  const { expected: passed, skipped } = first.stats
  if (failed.length === 0) return { passed, failed: 0, skipped }

  heading(`Once more, alone: ${failed.length} that failed`)
  const second = await runPlaywright(chromium, [...args, '--last-failed', '--workers=1'])
  const stillFailed = second ? failedTitles(second) : failed
  const flaky = failed.filter((title) => !stillFailed.includes(title))
  if (flaky.length > 0) console.log(flakyText(flaky))
  return { passed: passed + flaky.length, failed: stillFailed.length, skipped }
}

/** The report of one run; null when it broke before a test could fail. */
async function runPlaywright(chromium: string, args: string[]): Promise<BrowserReport | null> {
  // Some of the tests say nothing about the others.
  const isWhole = args.length === 0
  const file = isWhole ? browserReport : join(mkdtempSync(join(tmpdir(), 'sojourn-report-')), 'browser.json')
  if (isWhole) makeRoomFor(file)
  const ok = await passes('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    CHROMIUM_PATH: chromium,
    BROWSER_REPORT: file,
  })
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as BrowserReport
    return ok || failedTitles(report).length > 0 ? report : null
  } catch {
    return null
  }
}
