import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { step } from './progress.mjs'
import { passes } from './steps.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const dist = join(root, 'web/dist')
/** Each says from which sources the folder was built and compressed. */
const builtMark = join(dist, '.stamp')
const compressedMark = join(dist, '.compressed')
const sources = ['web', 'contract/src', 'languages', 'planner/src', 'postcards/src']
const skipped = new Set(['node_modules', 'dist'])

/** For whom: travellers, or tests and eyes, who also read the languages that are made for them. */
type Readers = 'travellers' | 'tests'

/** Builds and compresses the web app unless that was done from the very same files. */
export async function buildWeb(readers: Readers = 'travellers'): Promise<void> {
  await bundleWeb(readers)
  if (!(await compressWeb())) throw new Error('The web app could not be compressed.')
}

/** All that is needed to serve the app. In a process of its own: the builder's memory would stay with the server. */
export async function bundleWeb(readers: Readers = 'travellers'): Promise<void> {
  const stamp = `${sourceStamp()} for ${readers}`
  if (readMark(builtMark) === stamp) return
  const build = () =>
    passes(join(root, 'node_modules/.bin/vite'), ['build', join(root, 'web'), '--logLevel', 'warn'], {
      MADE_LANGUAGES: readers === 'tests' ? 'yes' : '',
    })
  if (!(await step('Building the web app', build))) throw new Error('The web app could not be built.')
  writeFileSync(builtMark, stamp)
}

/** Makes the app's files smaller on the wire; the server may run meanwhile. Answers whether that went well. */
export async function compressWeb(): Promise<boolean> {
  const stamp = readMark(builtMark)
  if (readMark(compressedMark) === stamp) return true
  const isDone = await passes(process.execPath, [join(root, 'scripts/compress.ts'), dist])
  if (isDone) writeFileSync(compressedMark, stamp)
  return isDone
}

const readMark = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')

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
