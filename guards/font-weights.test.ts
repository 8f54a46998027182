import { expect, test } from 'vitest'
import { readRepository } from './repository.ts'

const files = [...readRepository()].filter(([file]) => file.startsWith('web/src/'))

test('type has four weights at most, and all of them are design tokens', () => {
  const tokens = files.flatMap(([, text]) => text.match(/--font-weight-\w+: \d+/g) ?? [])
  expect(tokens.length).toBeLessThanOrEqual(4)
  const own = files.filter(
    ([file, text]) =>
      file !== 'web/src/styles/fonts.css' &&
      /\bfont-\[\d|font-weight: \d|\bfont: \d{3} |fontWeight(="|: )\d/.test(text),
  )
  expect(own.map(([file]) => file)).toEqual([])
})
