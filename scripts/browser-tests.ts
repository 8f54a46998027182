import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build.ts'
import { findTestBrowser } from './chromium.ts'
import { findFirefox } from './firefox.ts'
import { type BrowserReport, failedBrowserTests } from './failed-tests.ts'
import { browserReport, makeRoomFor } from './reports.ts'
import { heading, passes } from './steps.ts'
import { noTests, oneFailed, repeated, type Tally } from './tally.ts'

export async function runBrowserTests(args: string[] = []): Promise<Tally> {
  heading('Browser journeys')
  const chromium = await findTestBrowser()
  if (!chromium) {
    console.log(
      'There is no Chromium on this machine and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.',
    )
    return oneFailed('the browser tests: there is no Chromium')
  }
  if (!findFirefox()) console.log('There is no Firefox on this machine: its journey is skipped.')
  await buildWeb('tests')
  const first = await runPlaywright(chromium, args)
  if (!first) return oneFailed('the browser tests broke before they could report')
  const failed = failedBrowserTests(first)
  const counts = { ...noTests, passed: first.stats.expected, skipped: first.stats.skipped }
  if (failed.length === 0) return counts

  heading(`Once more, alone: ${failed.length} that failed`)
  const second = await runPlaywright(chromium, [...args, '--last-failed', '--workers=1'])
  return { ...counts, ...repeated(failed, second ? failedBrowserTests(second) : failed) }
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
    return ok || failedBrowserTests(report).length > 0 ? report : null
  } catch {
    return null
  }
}
