import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url).pathname
const sources = globSync('{contract,planner,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
)

/** These only ask: whether a zone exists, which one this is. */
const asking = [
  'contract/src/places/place-fields.ts',
  'planner/src/countries/country-of-zone.ts',
  'web/src/session/units.ts',
]

/** This one tells of languages that the page is not in. */
const others = ['contract/src/words/other-language.ts']

// The first `Intl` object of its kind takes up to 25 ms, for which a page or server that loads the file answers nobody.
// Another language is chosen where they are made, so no other file may name one.
test('Intl objects are made in one file, when they are first used', () => {
  expect(sources.length).toBeGreaterThan(500)
  const making = /new Intl\.(?!Locale\b)|\.localeCompare\(|\.toLocale(Date|Time)?String\(/
  const makers = sources.filter((file) => making.test(readFileSync(root + file, 'utf8')))
  expect(makers.toSorted()).toEqual(['contract/src/values/intl.ts', ...asking, ...others].toSorted())
  expect(readFileSync(`${root}contract/src/values/intl.ts`, 'utf8')).not.toMatch(/^[^=]+ = new Intl\./m)
})

// A table of months or weekdays is a look-alike, which no other language would reach.
test('no file writes out the names of months or weekdays', () => {
  const table = /Jan(uary)?\W+Feb(ruary)?\W|Mon(day)?\W+Tue(sday)?\W/
  expect(sources.filter((file) => table.test(readFileSync(root + file, 'utf8')))).toEqual([])
})
