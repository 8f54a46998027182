import { defineConfig } from '@playwright/test'
import { chromiumFlags } from '../scripts/chromium-flags.ts'

const report = process.env['BROWSER_REPORT']
/** They start servers of their own. At the end, where Playwright puts such tests, one worker would wait for the other. */
const withOwnServers = /(planning-together|provider-sign-in|firefox|markup)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'own servers', testMatch: withOwnServers },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: withOwnServers },
  ],
  globalSetup: './support/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  // Costs time only where something is wrong, and a busy machine is not.
  expect: { timeout: 15_000 },
  outputDir: '../test-results',
  reporter: report ? [['line'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    // Recording every step costs a fifth of the time: TRACE=1 node scripts/e2e.ts …
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
  },
})
