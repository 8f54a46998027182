import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** The files a style sheet takes its classes from. */
function sourcesOf(css: string): Set<string> {
  const patterns = [...readFileSync(css, 'utf8').matchAll(/@source '([^']+)'/g)].map(([, path = '']) => path)
  const files = patterns.flatMap((path) =>
    globSync(/\.tsx?$/.test(path) ? path : join(path, '**/*.{ts,tsx}'), { cwd: dirname(css) }),
  )
  return new Set(files.map((file) => join(dirname(css), file)))
}

/** The file and all it is made of. */
function partsOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known
  known.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
    partsOf(join(dirname(file), path), known)
  return known
}

test.each([
  ['static-pages/text-pages.css', ['features/legal/legal-page.tsx', 'features/support/support-page.tsx']],
  ['features/landing/landing.css', ['features/landing/landing-page.tsx']],
])('%s has the styles of every part of its pages', (css, pages) => {
  const styled = sourcesOf(join(source, css))
  const parts = pages.flatMap((page) => [...partsOf(join(source, page))])
  const unstyled = parts.filter(
    (part) => !styled.has(part) && /className=|cva\(/.test(readFileSync(part, 'utf8')),
  )
  expect(parts.length).toBeGreaterThan(5)
  expect(unstyled.map((part) => relative(source, part))).toEqual([])
})
