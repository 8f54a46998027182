import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../test-reports/', import.meta.url))

/** Results of the last whole run, which `npm run spec` reads. */
export const unitReport = join(folder, 'unit.json')
export const browserReport = join(folder, 'browser.json')

/** A run that ends before its report leaves none, rather than an old one. */
export function makeRoomFor(report: string): void {
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
}
