import { existsSync } from 'node:fs'
import { firefox } from '@playwright/test'

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

export interface FoundFirefox {
  executablePath: string
  /** Playwright drives its own build by its own protocol, one of the system by WebDriver BiDi. */
  channel?: 'moz-firefox'
}

/** A Firefox that is there already: none is installed for one journey. */
export function findFirefox(): FoundFirefox | null {
  const own = firefox.executablePath()
  const path = [process.env['FIREFOX_PATH'] ?? '', own, ...usual].find((one) => one !== '' && existsSync(one))
  if (!path) return null
  return { executablePath: path, ...(path !== own && { channel: 'moz-firefox' }) }
}
