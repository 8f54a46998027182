import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sources } from './import-graph.ts'

export const root = fileURLToPath(new URL('../', import.meta.url))

/** Installed, built, measured or kept at run time: not written here. */
const foreign = new Set(['node_modules', 'dist', '.git', 'test-results', 'test-reports', 'playwright-report'])
const atRoot = new Set(['data'])
const texts = /\.(ts|tsx|mjs|js|json|css|html|md|yaml|yml|sql|tsv|svg|txt)$|Dockerfile$|\.env\.example$/

/** Every text file of the repository, by its path from the root. */
export function readRepository(): Sources {
  const files = new Map<string, string>()
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      const name = relative(root, path).split(sep).join('/')
      if (foreign.has(entry.name) || atRoot.has(name)) continue
      if (entry.isDirectory()) walk(path)
      else if (texts.test(entry.name)) files.set(name, readFileSync(path, 'utf8'))
    }
  }
  walk(root)
  return files
}
