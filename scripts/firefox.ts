import { existsSync } from 'node:fs'

const usual = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** A Firefox that is there already: none is installed for one journey. */
export const findFirefox = (): string | undefined =>
  [process.env['FIREFOX_PATH'] ?? '', ...usual].find((path) => path !== '' && existsSync(path))
