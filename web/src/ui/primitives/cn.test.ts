import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { cn } from './cn.ts'

/** The table for all of Tailwind, which the app does without. */
const complete = extendTailwindMerge({
  extend: {
    theme: {
      text: ['body', 'small', 'caption'],
      shadow: ['e1', 'e2', 'e3', 'e4'],
      ease: ['glide', 'pop'],
    },
  },
})

/** Words of the code that happen to be classes too. */
const notClasses = new Set(['filter', 'blur', 'ring', 'container', 'outline'])

const source = join(import.meta.dirname, '../..')

function wordsOfTheSource(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|class-groups/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
  const strings = texts.flatMap((text) => [...text.matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)])
  return [...new Set(strings.flatMap(([, , string = '']) => string.split(/\s+/)))]
}

/** Without what comes before the colon, and one of those that differ only by their numbers. */
function classes(): string[] {
  const known = wordsOfTheSource().filter(
    (word) => word && !notClasses.has(word) && complete(`${word} ${word}`) === word,
  )
  const bare = known.map((word) => word.replace(/^(?:[^[\]:]|\[[^\]]*\])+:(?!\]|[^[]*\])/, ''))
  const one = new Map(bare.map((word) => [word.replaceAll(/\d+(\.\d+)?/g, '1'), word]))
  return [...one.values()].filter((word) => !word.startsWith('['))
}

type Join = (classes: string) => string

const sameKind = (join: Join, one: string, other: string): boolean =>
  join(`${one} ${other}`) === other && join(`${other} ${one}`) === one

test('any two classes of the app are joined as by the complete table', () => {
  const kinds: string[] = []
  const wrong: string[] = []
  for (const name of classes()) {
    const kind = kinds.find((known) => sameKind(complete, known, name))
    if (kind === undefined) kinds.push(name)
    else if (!sameKind(cn, kind, name)) wrong.push(`${kind} and ${name} are of one kind`)
  }
  for (const first of kinds) {
    for (const second of kinds) {
      const both = `${first} ${second}`
      if (cn(both) !== complete(both)) wrong.push(`${both} should become ${complete(both)}`)
    }
  }
  expect(kinds.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test.each([
  ['px-4 py-2', 'p-0', 'p-0'],
  ['hover:text-link text-small', 'text-foreground', 'hover:text-link text-small text-foreground'],
  ['after:top-0 before:top-0', 'after:top-2', 'before:top-0 after:top-2'],
])('"%s" with "%s" becomes "%s"', (first, second, joined) => {
  expect(cn(first, second)).toBe(joined)
})
