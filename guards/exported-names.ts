import { parseSync } from 'vite'
import { isSource, type Sources, targetOf } from './import-graph.ts'

/** The exported names of what is shipped are looked at; everything else may use them. */
const isProduct = (path: string): boolean =>
  /^(contract|planner|postcards|server|web)\/src\//.test(path) && !/\.test\.tsx?$/.test(path)

interface Names {
  exported: string[]
  /** 'file name' of every import. */
  imported: string[]
  /** Files taken whole, by import(), `* as` or a path in a string: what is used of them shows in the text alone. */
  whole: string[]
}

/** `'./copy-store.ts'`, `'@sojourn/planner/day'`, and of the build plugins `'/src/ui/icon.ts'`. */
function pathsIn(path: string, text: string): string[] {
  const lazy = [...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, to = '']) => targetOf(path, to))
  const named = [...text.matchAll(/['"`/}](src\/[\w/-]+\.tsx?)\b/g)].map(([, to]) => `web/${to}`)
  return [...lazy, ...named]
}

function namesOf(path: string, text: string): Names {
  const { staticImports, staticExports } = parseSync(path, text).module
  const names: Names = { exported: [], imported: [], whole: pathsIn(path, text) }
  const take = (from: string, name: string | null | undefined) => {
    if (name) names.imported.push(`${targetOf(path, from)} ${name}`)
    else names.whole.push(targetOf(path, from))
  }
  for (const { moduleRequest, entries } of staticImports)
    for (const { importName } of entries) take(moduleRequest.value, importName.name)
  for (const { exportName, importName, moduleRequest } of staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) take(moduleRequest.value, importName.name)
    else if (exportName.name) names.exported.push(exportName.name)
  }
  return names
}

interface Exported {
  path: string
  name: string
}

/** Every exported name of the product, and which of them another file uses. */
function readNames(sources: Sources): { all: Exported[]; isUsed: (one: Exported) => boolean } {
  const files = new Map(
    [...sources].filter(([path]) => isSource(path)).map(([path, text]) => [path, namesOf(path, text)]),
  )
  const usedOf = (file: string, text: string): string[] =>
    (files.get(file)?.exported ?? [])
      .filter((name) => new RegExp(`\\b${name}\\b`).test(text))
      .map((name) => `${file} ${name}`)
  const used = new Set(
    [...files].flatMap(([path, { imported, whole }]) => [
      ...imported,
      ...whole.flatMap((file) => usedOf(file, sources.get(path) ?? '')),
    ]),
  )
  const all = [...files].flatMap(([path, { exported }]) =>
    isProduct(path) ? exported.map((name) => ({ path, name })) : [],
  )
  return { all, isUsed: ({ path, name }) => used.has(`${path} ${name}`) }
}

/** Whoever searches for a name finds one thing. */
export function namesExportedTwice(sources: Sources): string[] {
  const byName = Map.groupBy(readNames(sources).all, ({ name }) => name)
  return [...byName].flatMap(([name, all]) =>
    all.length > 1 ? [`${name}: ${all.map(({ path }) => path).join(', ')}`] : [],
  )
}

/** Without `export` the compiler says whether the file itself has a use for it. */
export function namesForNobody(sources: Sources): string[] {
  const { all, isUsed } = readNames(sources)
  return all.filter((one) => !isUsed(one)).map(({ path, name }) => `${path} exports ${name}`)
}
