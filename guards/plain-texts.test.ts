import { expect, test } from 'vitest'
import { readRepository } from './repository.ts'

/** The folders whose every text stands in a catalogue. It grows until it is all of `web/src`. */
const spoken = [
  'web/src/features/billing',
  'web/src/features/landing',
  'web/src/features/packing',
  'web/src/features/support',
  'web/src/static-pages',
]

/** Words between tags, and words given to what is shown or read aloud. */
const plain = [
  />\s*([^<>{}\n]*[A-Za-z]{2}[^<>{}\n]*?)\s*<\//g,
  /\b(?:title|label|placeholder|alt|text|note|aria-label|busyLabel|description)="([^"]*[A-Za-z]{2}[^"]*)"/g,
]

const textsIn = (files: Iterable<readonly [string, string]>): string[] =>
  [...files]
    .filter(
      ([path]) =>
        path.endsWith('.tsx') &&
        !path.includes('.test.') &&
        spoken.some((folder) => path.startsWith(`${folder}/`)),
    )
    .flatMap(([path, code]) =>
      plain.flatMap((pattern) => [...code.matchAll(pattern)].map(([, text = '']) => `${path}: ${text}`)),
    )

test('a text that stands in a screen is found', () => {
  const found = textsIn([
    [
      'web/src/features/packing/a.tsx',
      `<Card title="Packing list"><p className="text-small">Nothing here</p><b>{words.b}</b><i label={words.a}>°</i></Card>`,
    ],
    ['web/src/features/elsewhere/a.tsx', '<p>Not yet</p>'],
  ])
  expect(found).toEqual([
    'web/src/features/packing/a.tsx: Nothing here',
    'web/src/features/packing/a.tsx: Packing list',
  ])
})

test('the listed folders say nothing that is not in a catalogue', () => {
  expect(textsIn(readRepository())).toEqual([])
})
