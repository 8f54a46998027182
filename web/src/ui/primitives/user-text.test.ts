import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
/** An element whose first child is what a traveller wrote. */
const shown =
  /<(\w+)((?:\s[^<>]*)?)>\s*“?\{((?:trip|item|expense)\.(?:title|notes|item|description)|offer\.trip\.title)\}/g

test('what travellers write runs in the direction of its own script, wherever it is shown', () => {
  const found = globSync('**/*.tsx', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(shown)].map(([, tag, attributes = '', text]) => ({
      where: `${file}: ${text}`,
      isFree: tag === 'bdi' || tag === 'Link' || attributes.includes('dir="auto"'),
    })),
  )
  expect(found.length).toBeGreaterThan(8)
  expect(found.filter(({ isFree }) => !isFree).map(({ where }) => where)).toEqual([])
})
