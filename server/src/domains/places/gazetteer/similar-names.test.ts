import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packNames, readNameTable } from './name-table.ts'
import { eachSimilarName } from './similar-names.ts'

function similar(names: string[], text: string, limit: number): [string, number][] {
  const rows = [...names].toSorted().map((name, owner) => ({ name, owner, kind: 0 }))
  const arrays = packNames(rows, 'names')
  const table = readNameTable((name) => arrays[name] ?? new Uint8Array(), 'names')
  const found: [string, number][] = []
  eachSimilarName(table, text, limit, (at, edits) => found.push([rows[at]?.name ?? '', edits]))
  return found
}

/** The same by the book: the whole table of distances, with neighbours that may be swapped. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [
    i,
    ...Array.from({ length: b.length }, () => 0),
  ])
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, rows[i - 2]![j - 2]! + 1)
      }
      rows[i]![j] = cost
    }
  }
  return rows[a.length]![b.length]!
}

test.each([
  ['barcalona', 'barcelona', 1],
  ['yrok', 'york', 1],
  ['istambul', 'istanbul', 1],
  ['rome', 'rome', 0],
  ['amsterdm', 'amsterdam', 1],
])('"%s" is %s with %d mistyped letters', (text, name, edits) => {
  expect(similar(['aachen', name, 'zurich'], text, 2)).toEqual([[name, edits]])
})

test('of any names, exactly those within the limit are found, with their distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 40 }),
      word,
      fc.integer({ min: 1, max: 2 }),
      (names, text, limit) => {
        const wanted = names
          .map((name): [string, number] => [name, distance(text, name)])
          .filter(([, edits]) => edits <= limit)
        expect(similar(names, text, limit)).toEqual(wanted.toSorted(([a], [b]) => (a < b ? -1 : 1)))
      },
    ),
  )
})
