import type { Sources } from './import-graph.ts'

export const specificationFolder = 'docs/specification'

export interface Row {
  /** `CARD-04` */
  id: string
  area: string
  statement: string
}

export const rowsOf = (checklist: string): Row[] =>
  checklist
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id = '', area = '', , , statement = '']) => ({ id, area, statement }))

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'))

/** Only what stands at the head of a line of the readings and decisions is defined there. */
const definedIn = (page: string): string[] => [...page.matchAll(/^- \*\*([CUS]-\d+) /gm)].map(([, id]) => id!)

/** The ids of the checklist, the readings and the decisions. */
export function definedIds(sources: Sources): string[] {
  const page = (name: string): string => sources.get(`${specificationFolder}/${name}`) ?? ''
  return [
    ...rowsOf(page('checklist.tsv')).map(({ id }) => id),
    ...definedIn(page('readings.md')),
    ...definedIn(page('decisions.md')),
  ]
}

/** Finds ids in a text by the prefixes that are in use, so that UTF-8 is none; nor is a curve in a drawing (C-12,5). */
export function idFinder(known: Iterable<string>): (text: string) => string[] {
  const prefixes = new Set([...known].map(prefixOf))
  const pattern = new RegExp(`(?<![\\w-])(?:${[...prefixes].join('|')})-\\d+(?![\\w-]|[,.]\\d)`, 'g')
  return (text) => [...text.matchAll(pattern)].map(([id]) => id)
}

/** Ids that point nowhere, as 'file: id'. */
export function unknownIds(sources: Sources): string[] {
  const known = new Set(definedIds(sources))
  const idsIn = idFinder(known)
  return [...sources].flatMap(([path, text]) =>
    [...new Set(idsIn(text))].filter((id) => !known.has(id)).map((id) => `${path}: ${id}`),
  )
}
