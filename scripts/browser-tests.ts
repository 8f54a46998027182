import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build.ts'
import { findChromium } from './chromium.ts'
import { heading, passes, type Tally } from './steps.ts'

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

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
  const file = join(mkdtempSync(join(tmpdir(), 'sojourn-report-')), 'playwright.json')
  const ok = await passes('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    CHROMIUM_PATH: chromium,
    BROWSER_REPORT: file,
  })
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as Report
    // Flaky is broken.
    const failed = stats.unexpected + stats.flaky
    return { passed: stats.expected, failed: Math.max(failed, ok ? 0 : 1), skipped: stats.skipped }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
