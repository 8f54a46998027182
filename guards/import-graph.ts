import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** Path from the repository's root to source text. */
export type Sources = ReadonlyMap<string, string>

export interface Import {
  /** A file of the repository by its path, else the package's name. */
  to: string
  /** `type` is gone when the code runs; `lazy` runs when it is asked for. */
  kind: 'static' | 'type' | 'lazy'
}

/** Every source file and what it imports. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>

export const isSource = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path)

export const graphOf = (sources: Sources): ImportGraph =>
  new Map(
    [...sources].filter(([path]) => isSource(path)).map(([path, text]) => [path, importsOf(path, text)]),
  )

/** `@sojourn/contract/trips/status` → `contract/src/trips/status.ts`, `zod/mini` → `zod`. */
export function targetOf(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
  const own = /^@sojourn\/([^/]+)\/(.+)$/.exec(bare)
  if (own) return own[2]!.startsWith('test/') ? `${own[1]}/${own[2]}.ts` : `${own[1]}/src/${own[2]}.ts`
  if (bare.startsWith('node:')) return bare
  return bare
    .split('/')
    .slice(0, bare.startsWith('@') ? 2 : 1)
    .join('/')
}

const textOf = (node: { type: string } | undefined): string | null =>
  node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string' ? node.value : null

function importsOf(path: string, text: string): Import[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`)
  const found: Import[] = []
  const add = (specifier: string | null, kind: Import['kind']) => {
    // Nobody could follow an address that is only known at run time.
    if (specifier === null) throw new Error(`${path} imports something that is not written out.`)
    found.push({ to: targetOf(path, specifier), kind })
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers }) => {
      const onlyTypes =
        specifiers.length > 0 && specifiers.every((one) => 'importKind' in one && one.importKind === 'type')
      add(source.value, importKind === 'type' || onlyTypes ? 'type' : 'static')
    },
    ExportNamedDeclaration: ({ source, exportKind }) => {
      if (source) add(source.value, exportKind === 'type' ? 'type' : 'static')
    },
    ExportAllDeclaration: ({ source, exportKind }) =>
      add(source.value, exportKind === 'type' ? 'type' : 'static'),
    TSImportType: ({ source }) => add(source.value, 'type'),
    ImportExpression: ({ source }) => add(textOf(source), 'lazy'),
    // A worker: new Worker(new URL('./land-worker.ts', import.meta.url)).
    NewExpression: ({ callee, arguments: [address] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'URL') return
      const file = textOf(address)
      if (file?.startsWith('.') && isSource(file)) add(file, 'lazy')
    },
    MemberExpression: ({ object, property }) => {
      if (object.type === 'MetaProperty' && property.type === 'Identifier' && property.name === 'glob') {
        throw new Error(`${path} imports by a pattern (import.meta.glob), which no reader can follow.`)
      }
    },
  }).visit(program)
  return found
}
