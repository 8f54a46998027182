import type { IndexHtmlTransformContext } from 'vite'

export type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>
type Chunk = Extract<Bundle[string], { type: 'chunk' }>

const isChunk = (output: Bundle[string] | undefined): output is Chunk => output?.type === 'chunk'

const startOf = (bundle: Bundle): Chunk | undefined =>
  Object.values(bundle)
    .filter(isChunk)
    .find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx')))

/** A chunk with everything it brings along, by ordinary imports only or by those made later too. */
function reachedFrom(bundle: Bundle, first: Chunk, alsoLater: boolean): string[] {
  const chunks = new Set<Chunk>([first])
  for (const chunk of chunks) {
    for (const file of [...chunk.imports, ...(alsoLater ? chunk.dynamicImports : [])]) {
      const imported = bundle[file]
      if (isChunk(imported)) chunks.add(imported)
    }
  }
  const files = [...chunks].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
    ...(viteMetadata?.importedAssets ?? []),
  ])
  return [...new Set(files)]
}

/** What a screen loads besides the files the app starts with. */
export function screenFiles(bundle: Bundle, module: string): string[] {
  const chunk = Object.values(bundle)
    .filter(isChunk)
    .find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!chunk) throw new Error(`No chunk holds ${module}`)
  const { start } = appFiles(bundle)
  // A worker's file is an asset: it is asked for later, and not as a module of the page.
  return reachedFrom(bundle, chunk, false).filter((file) => isChunk(bundle[file]) && !start.includes(file))
}

/** The files the app starts with, its entry first, and all its files. */
export function appFiles(bundle: Bundle): { start: string[]; all: string[] } {
  const first = startOf(bundle)
  if (!first) throw new Error('The app has no entry')
  return { start: reachedFrom(bundle, first, false), all: reachedFrom(bundle, first, true) }
}
