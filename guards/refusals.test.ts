import { expect, test } from 'vitest'
import { refusalTexts } from '../contract/src/errors/refusals.ts'
import { readRepository } from './repository.ts'

/** A refusal, or a rule of a schema, with a sentence of its own instead of one of a catalogue. The settings of a server
 * speak to who runs it, and are no part of this. */
const plain = [
  /\bAppError\(\s*'\w+',\s*(['"`].*)/g,
  /\binvalidField\(\s*[^,()]+,\s*(['"`].*)/g,
  /\.(?:regex|refine|min|max|int|url|email|string|number|enum)\((?:[^()'"`\n]*|\/.*\/), (['"`][A-Z].*)/g,
  /\b(?:z|coerce|iso)\.(?:string|number|enum|boolean|email|url|uuid|date|time|datetime)\((['"`][A-Z].*)/g,
]

const sourcesIn = (files: Iterable<readonly [string, string]>) =>
  [...files].filter(
    ([path]) =>
      /^(?:contract|server)\/src\/(?!platform\/env\/).*\.ts$/.test(path) && !path.includes('.test.'),
  )

const refusalsIn = (files: Iterable<readonly [string, string]>): string[] =>
  sourcesIn(files).flatMap(([path, code]) =>
    plain.flatMap((pattern) => [...code.matchAll(pattern)].map(([, text = '']) => `${path}: ${text}`)),
  )

/** `auth-refusals` of `authRefusalsWords`. */
const nameOf = (exported: string): string =>
  exported.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Where a text of a catalogue refuses: the catalogue and the text. */
const refusing = [
  /\b(?:AppError|invalidField)\(((?:[^()]|\([^()]*\))*)\)/g,
  /\.(?:regex|refine|min|max|int|url|email|string|number|enum|date|time|datetime)\(((?:[^()]|\([^()]*\))*)\)/g,
]

const namesOfRefusals = new Set(Object.keys(refusalTexts))

/** Refusals that no language can tell: of a catalogue that the app does not load for them, or with forms of a count. */
const untoldIn = (files: Iterable<readonly [string, string]>): string[] =>
  sourcesIn(files).flatMap(([path, code]) =>
    refusing
      .flatMap((pattern) => [...code.matchAll(pattern)])
      .flatMap(([, inside = '']) => [...inside.matchAll(/\b(\w+)Words\.(\w+)/g)])
      .map(([, exported = '', key = '']) => [nameOf(exported), key] as const)
      .filter(([name, key]) => !namesOfRefusals.has(name) || refusalTexts[name]?.[key]?.includes('|'))
      .map(([name, key]) => `${path}: ${name}.${key}`),
  )

test('a refusal in words of its own is found', () => {
  const code = `
    throw new AppError('conflict', 'Taken')
    throw invalidField('title', 'Too long')
    z.string().min(1, 'Say something').max(9, tooLong)
    z.coerce.number('Give a number').pipe(field)
    z.iso.datetime('Give a moment')
    throw new AppError('conflict', errorsWords.idTaken)
  `
  expect(refusalsIn([['server/src/a.ts', code]]).map((line) => line.split(': ')[1])).toEqual([
    "'Taken')",
    "'Too long')",
    "'Say something').max(9, tooLong)",
    "'Give a number').pipe(field)",
    "'Give a moment')",
  ])
})

test('every refusal is a text of a catalogue, so the app can tell it in its reader’s language', () => {
  expect(refusalsIn(readRepository())).toEqual([])
})

test('a refusal that the app has no text for is found', () => {
  const code = `
    throw new AppError('conflict', errorsWords.idTaken)
    throw invalidField('nights', say(legsWords.nights, { count }))
    z.string().max(9, landingWords.title)
  `
  expect(untoldIn([['server/src/a.ts', code]])).toEqual([
    'server/src/a.ts: legs.nights',
    'server/src/a.ts: landing.title',
  ])
})

test('every language has a text for every refusal', () => {
  expect(untoldIn(readRepository())).toEqual([])
})
