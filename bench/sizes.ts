import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../web/dist/', import.meta.url))

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

export interface PageSize {
  page: string
  scriptKb: number
  styleKb: number
}

const gzipped = (file: string): number => gzipSync(readFileSync(join(dist, file))).length / 1024

/** What a first visit to a page loads before it can be used: its entry, what that imports, and the page's own part. */
const pages: { page: string; html: string; parts: string[] }[] = [
  { page: 'landing', html: 'landing.html', parts: [] },
  { page: 'login', html: 'app.html', parts: ['src/features/auth/login-page.tsx'] },
  { page: 'dashboard', html: 'app.html', parts: ['src/features/trips/dashboard-page.tsx'] },
  { page: 'trip', html: 'app.html', parts: ['src/features/trips/trip-page.tsx'] },
]

export function pageSizes(): PageSize[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  return pages
    .filter(({ html }) => existsSync(join(dist, html)))
    .map(({ page, html, parts }) => {
      const chunks = reachable(manifest, [html, ...parts])
      const scripts = new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')))
      const named = [...readFileSync(join(dist, html), 'utf8').matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(
        (match) => match[1] ?? '',
      )
      for (const file of named) scripts.add(file)
      const styles = new Set(chunks.flatMap(({ css = [] }) => css))
      const sum = (files: Set<string>) => [...files].reduce((total, file) => total + gzipped(file), 0)
      return { page, scriptKb: sum(scripts), styleKb: sum(styles) }
    })
}

function reachable(manifest: Record<string, Chunk>, names: string[]): Chunk[] {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    chunk.imports?.forEach(visit)
  }
  names.forEach(visit)
  return [...seen].flatMap((name) => manifest[name] ?? [])
}
