import { expect, test } from 'vitest'
import { readRepository } from './repository.ts'

/** Where texts do not stand in catalogues yet; legal texts are English. It shrinks until only those are left. */
const unspoken = ['web/src/features/legal']

const isSpoken = (path: string): boolean =>
  /^web\/src\/.*\.tsx?$/.test(path) &&
  !path.includes('.test.') &&
  !unspoken.some((folder) => path.startsWith(`${folder}/`))

const shown = 'title|label|placeholder|alt|text|note|aria-label|busyLabel|description'

/** Words between tags; words given to what is shown or read aloud; sentences that are chosen, returned or handed over. */
const plain = [
  { pattern: />\s*([^<>{}\n]*[A-Za-z]{2}[^<>{}\n]*?)\s*<\//g, files: /\.tsx$/ },
  { pattern: new RegExp(`(?<![\\[\\w-])(?:${shown})="([^"]*[A-Za-z]{2}[^"]*)"`, 'g'), files: /\.tsx$/ },
  {
    pattern: new RegExp(`(?<![\\w-])(?:${shown})=\\{['\`]([^'\`\\n]*[A-Za-z]{2} [^'\`\\n]*)['\`]`, 'g'),
    files: /\.tsx$/,
  },
  { pattern: new RegExp(`(?<![\\w-])(?:${shown}): ['\`]([A-Z][a-z][^'\`\\n]*)['\`]`, 'g'), files: /\.tsx?$/ },
  { pattern: /[?:] ['`]([A-Z][a-z’]+ [^'`\n]*)['`]/g, files: /\.tsx?$/ },
  { pattern: /\b(?:toast|return)\b\(? ?['`]([A-Z][a-z’]* [^'`\n]*)['`]/g, files: /\.tsx?$/ },
]

/** What stands in a comment is for who reads the code. */
const withoutComments = (code: string): string => code.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')

const textsIn = (files: Iterable<readonly [string, string]>): string[] =>
  [...files]
    .filter(([path]) => isSpoken(path))
    .flatMap(([path, code]) =>
      plain
        .filter(({ files: wanted }) => wanted.test(path))
        .flatMap(({ pattern }) =>
          [...withoutComments(code).matchAll(pattern)].map(([, text = '']) => `${path}: ${text}`),
        ),
    )

/** The name of a plan, and whose data a map shows. */
const names = ['web/src/ui/primitives/mark.tsx: PRO', 'web/src/base-map/sketch-layer.ts: Natural Earth']

test('a text that stands in a screen is found', () => {
  const found = textsIn([
    [
      'web/src/features/packing/a.tsx',
      `<Card title="Packing list"><p className="text-small">Nothing here</p><b>{words.b}</b><i label={words.a}>°</i></Card>`,
    ],
    ['web/src/features/legal/a.tsx', '<p>Not yet</p>'],
  ])
  expect(found).toEqual([
    'web/src/features/packing/a.tsx: Nothing here',
    'web/src/features/packing/a.tsx: Packing list',
  ])
})

test.each([
  ["{isOpen ? 'Show fewer' : words.all}", 'Show fewer'],
  ['{isOpen ? words.few : `Show all ${count}`}', 'Show all ${count}'],
  ['<Card title={`Add ${name} to the plan`} />', 'Add ${name} to the plan'],
  ["toast({ title: 'Saved' })", 'Saved'],
  ["toast('Saved on this device')", 'Saved on this device'],
  ["return 'Usually around these days.'", 'Usually around these days.'],
  ["const kinds = { clear: 'Clear' } // title: 'Never'", null],
  ["reportError('The map could not be drawn', error)", null],
])('of %s the guard finds: %s', (code, text) => {
  const path = 'web/src/features/packing/a.tsx'
  expect(textsIn([[path, code.replace(/ \/\/.*/, '')]])).toEqual(text === null ? [] : [`${path}: ${text}`])
})

test('screens say nothing that is not in a catalogue', () => {
  expect(textsIn(readRepository()).filter((text) => !names.includes(text))).toEqual([])
})
