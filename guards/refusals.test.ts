import { expect, test } from 'vitest'
import { readRepository } from './repository.ts'

/** A refusal, or a rule of a schema, with a sentence of its own instead of one of a catalogue. The settings of a server
 * speak to who runs it, and are no part of this. */
const plain = [
  /\bAppError\(\s*'\w+',\s*(['"`].*)/g,
  /\binvalidField\(\s*[^,()]+,\s*(['"`].*)/g,
  /\.(?:regex|refine|min|max|int|url|email|string|number|enum)\((?:[^()'"`\n]*|\/.*\/), (['"`][A-Z].*)/g,
  /\b(?:z|coerce)\.(?:string|number|enum|boolean)\((['"`][A-Z].*)/g,
]

const refusalsIn = (files: Iterable<readonly [string, string]>): string[] =>
  [...files]
    .filter(
      ([path]) =>
        /^(?:contract|server)\/src\/(?!platform\/env\/).*\.ts$/.test(path) && !path.includes('.test.'),
    )
    .flatMap(([path, code]) =>
      plain.flatMap((pattern) => [...code.matchAll(pattern)].map(([, text = '']) => `${path}: ${text}`)),
    )

test('a refusal in words of its own is found', () => {
  const code = `
    throw new AppError('conflict', 'Taken')
    throw invalidField('title', 'Too long')
    z.string().min(1, 'Say something').max(9, tooLong)
    z.coerce.number('Give a number').pipe(field)
    throw new AppError('conflict', errorsWords.idTaken)
  `
  expect(refusalsIn([['server/src/a.ts', code]]).map((line) => line.split(': ')[1])).toEqual([
    "'Taken')",
    "'Too long')",
    "'Say something').max(9, tooLong)",
    "'Give a number').pipe(field)",
  ])
})

test('every refusal is a text of a catalogue, so the app can tell it in its reader’s language', () => {
  expect(refusalsIn(readRepository())).toEqual([])
})
