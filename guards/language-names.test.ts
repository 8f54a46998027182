import { expect, test } from 'vitest'
import { readLanguages } from '../languages/read-languages.ts'
import { readRepository } from './repository.ts'

const folders = [...readLanguages().keys()]

/** Where a language may be named: its own folder, what is told about languages, and tests. */
const mayName = /^languages\/|^docs\/|\.md$|\.test\.tsx?$|\.spec\.ts$|\/test\/|\/data\/|package-lock\.json$/

/** `'xx'` as a whole, or its folder; words of other kinds stand in longer strings. */
const namesIn = (files: Iterable<readonly [string, string]>): string[] =>
  [...files]
    .filter(([path]) => !mayName.test(path) && /\.(ts|tsx|mjs|js|html)$/.test(path))
    .flatMap(([path, text]) =>
      folders
        .filter((tag) => new RegExp(`languages/${tag}\\b|['"\`]${tag}['"\`]`).test(text))
        .map((tag) => `${path}: ${tag}`),
    )

test('a file that names the folder of a language is found', () => {
  expect(folders).toContain('de')
  const found = namesIn([
    ['web/src/a.ts', `import texts from '../languages/de/packing.json'`],
    ['web/src/a.test.ts', `import texts from '../languages/de/packing.json'`],
    ['web/src/b.ts', `languages/deed, tag: de, 'deed'`],
    ['server/src/c.ts', `const first = 'de'`],
  ])
  expect(found).toEqual(['web/src/a.ts: de', 'server/src/c.ts: de'])
})

test('a language is a folder, and nothing else names it', () => {
  expect(namesIn(readRepository())).toEqual([])
})

test('only tests and the dev server change the language of a whole process', () => {
  const speakers = [...readRepository()].filter(
    ([path, text]) =>
      /^(server|contract|planner)\/src\//.test(path) &&
      !path.includes('.test.') &&
      /\bspeak\b.*words\/words|\bspeak\(/.test(text),
  )
  expect(speakers.map(([path]) => path)).toEqual(['contract/src/words/words.ts'])
})
