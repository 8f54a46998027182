import { expect, test } from 'vitest'
import { namesExportedTwice, namesForNobody } from './exported-names.ts'
import { readRepository } from './repository.ts'

const repository = readRepository()

/** One table for each destination, all of the same shape. */
const isGuideData = (line: string): boolean => line.startsWith('guide: planner/src/guide/data/')

test('no name is exported twice, so whoever searches for one finds one thing', () => {
  expect(namesExportedTwice(repository).filter((line) => !isGuideData(line))).toEqual([])
})

test('no name is exported that no other file uses', () => {
  expect(namesForNobody(repository)).toEqual([])
})

const read = (files: Record<string, string>) => new Map(Object.entries(files))

test('a second export of a name is noticed, whatever it is', () => {
  const files = read({
    'contract/src/a.ts': 'export interface Place { id: number }\nexport const one = 1',
    'web/src/b.tsx': 'export function Place() { return null }\nconst one = 2',
    'server/test/c.ts': 'export const one = 3',
  })
  expect(namesExportedTwice(files)).toEqual(['Place: contract/src/a.ts, web/src/b.tsx'])
})

test('an export is noticed that its own file alone uses, or nobody', () => {
  const files = read({
    'web/src/a.ts': 'export const own = 1\nexport const spare = own\nexport type { Kind }\ntype Kind = 1',
    'web/src/b.ts':
      'export const called = 1\nexport const late = 2\nexport const all = 3\nexport const page = 4',
    'web/src/c.ts': `import { called as other } from './b.ts'\nvoid import('./b.ts').then(({ late }) => late)`,
    'web/src/d.test.ts': `import * as b from './b.ts'\nb.all`,
    'web/plugins/e.ts': `load('src/b.ts', 'page')`,
  })
  expect(namesForNobody(files)).toEqual([
    'web/src/a.ts exports own',
    'web/src/a.ts exports spare',
    'web/src/a.ts exports Kind',
  ])
})
