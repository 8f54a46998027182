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

/** The same browser without its windows and menus: a tenth less work for the same pages. */
const shell = '/usr/bin/chromium-headless-shell'

/** A browser for pictures and figures: what is installed, else the system's package when we may install, else Playwright's own. */
export async function findChromium(): Promise<string | null> {
  return installed() ?? (await fromSystemPackages()) ?? (await fromPlaywright())
}

/** A browser for the tests: the one without windows where it comes with the system's package. */
export async function findTestBrowser(): Promise<string | null> {
  if (process.env['CHROMIUM_PATH']) return findChromium()
  if (existsSync(shell)) return shell
  const chromium = await findChromium()
  // It may have been installed along with it just now.
  return existsSync(shell) ? shell : chromium
}

function installed(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...usual]
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null
}

async function fromSystemPackages(): Promise<string | null> {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null
  console.log('Installing Chromium (once) …')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = (name: string) =>
    passes('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
  if (!(await passes('apt-get', ['update', '-qq'], quiet)) || !(await install('chromium'))) return null
  // Not every system has it, and the tests can do without.
  await install('chromium-headless-shell')
  return installed()
}

async function fromPlaywright(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  if (!existsSync(chromium.executablePath())) {
    console.log('Fetching a Chromium for the tests (once) …')
    await passes('playwright', ['install', 'chromium'])
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}
