import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { step } from './progress.mjs'
import { passes } from './steps.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const stampFile = join(root, 'web/dist/.stamp')
const sources = ['web', 'contract/src', 'planner/src', 'postcards/src']
const skipped = new Set(['node_modules', 'dist'])

/** Builds the web app unless the last build was made from the very same files. */
export async function buildWeb(): Promise<void> {
  const stamp = sourceStamp()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  // In a process of its own: the builder's memory would stay with the server.
  const build = () => passes('vite', ['build', join(root, 'web'), '--logLevel', 'warn'])
  if (!(await step('Building the web app', build))) throw new Error('The web app could not be built.')
  writeFileSync(stampFile, stamp)
}

function sourceStamp(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of sources) addFolder(hash, join(root, folder))
  return hash.digest('hex')
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )) {
    if (skipped.has(entry.name) || entry.name.includes('.test.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addFolder(hash, path)
    else hash.update(path.slice(root.length)).update(readFileSync(path))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
