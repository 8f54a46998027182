import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { passes } from './steps.ts'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A browser for the tests: what is installed, else the system's package when we may install, else Playwright's own. */
export async function findChromium(): Promise<string | null> {
  return installed() ?? (await fromSystemPackages()) ?? (await fromPlaywright())
}

function installed(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...usual]
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null
}

async function fromSystemPackages(): Promise<string | null> {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null
  console.log('Installing Chromium (once) …')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const ok =
    (await passes('apt-get', ['update', '-qq'], quiet)) &&
    (await passes('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet))
  return ok ? installed() : null
}

async function fromPlaywright(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) {
    console.log('Fetching a Chromium for the tests (once) …')
    await passes('playwright', ['install', 'chromium'])
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}
