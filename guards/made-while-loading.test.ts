import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url).pathname

// The first `Intl` object of its kind takes up to 25 ms, for which a page or server that loads the file answers nobody.
test('no file makes an Intl object while it loads', () => {
  const files = globSync('{contract,planner,server,web}/src/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  const making = /^(?:export )?const [^=]+ = new Intl\./m
  expect(
    files.filter((file) => !file.includes('.test.') && making.test(readFileSync(root + file, 'utf8'))),
  ).toEqual([])
})
