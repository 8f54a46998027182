import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { catalogues } from '../contract/src/words/catalogues.ts'
import { readRepository } from './repository.ts'

const exported = new Set(
  Object.keys(catalogues).map(
    (name) => `${name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Words`,
  ),
)

/** What schemas say stays English in the API: zod takes its messages while the module loads. */
const schemas = /\/(?:schema|api|[\w-]*input|fields|[\w-]*field|body)\.ts$/

type Node = Readonly<Record<string, unknown>> & { readonly type?: string }

/** Every `packingWords.title` that is read while the module loads, not in a function. */
function readWhileLoading(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(readWhileLoading)
  if (typeof node !== 'object' || node === null) return []
  const { type = '', ...rest } = node as Node
  if (/Function|^TS(?!As|Satisfies|NonNull)/.test(type)) return []
  const { name } = (rest['object'] ?? {}) as { name?: string }
  if (type === 'MemberExpression' && name && exported.has(name)) return [name]
  return Object.values(rest).flatMap(readWhileLoading)
}

const readersIn = (files: Iterable<readonly [string, string]>): string[] =>
  [...files]
    .filter(
      ([path, code]) =>
        /^(?:contract|planner|server)\/src\/.*\.ts$/.test(path) &&
        !path.includes('.test.') &&
        !schemas.test(path) &&
        code.includes('Words'),
    )
    .flatMap(([path, code]) =>
      readWhileLoading(parseSync(path, code).program.body).map((name) => `${path}: ${name}`),
    )

test('a text that is read while its file loads is found', () => {
  const found = readersIn([
    [
      'contract/src/a/b.ts',
      'const label = packingWords.title; const labels = { a: [packingWords.lid] as const }',
    ],
    [
      'contract/src/a/c.ts',
      'const label = () => packingWords.title; const kept = { get a() { return packingWords.a } }',
    ],
    ['contract/src/a/schema.ts', 'const title = z.string(packingWords.title)'],
    ['web/src/a.ts', 'const label = packingWords.title'],
  ])
  expect(found).toEqual(['contract/src/a/b.ts: packingWords', 'contract/src/a/b.ts: packingWords'])
})

test('a text is read when it is said: on the server a file has no reader while it loads', () => {
  expect(readersIn(readRepository())).toEqual([])
})

/** The build puts a text where it is said, which it knows by the catalogue's name. */
const renamed = /import \{[^}]*\b[a-z]\w*Words as \w+/

const renamedIn = (files: Iterable<readonly [string, string]>): string[] =>
  [...files]
    .filter(([path, code]) => /^(?:contract|web)\/src\/.*\.tsx?$/.test(path) && renamed.test(code))
    .map(([path]) => path)

test('a catalogue goes by its own name: by another all its texts would travel with one', () => {
  const found = renamedIn([
    ['web/src/a.tsx', "import { packingWords as words } from './words.ts'"],
    ['web/src/b.tsx', "import { packingWords, type Words as W } from './words.ts'"],
  ])
  expect(found).toEqual(['web/src/a.tsx'])
  expect(renamedIn(readRepository())).toEqual([])
})
