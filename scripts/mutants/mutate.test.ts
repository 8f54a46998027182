import { expect, test } from 'vitest'
import { mutantsOf, withFault } from './mutate.ts'

const source = `import type { Sum } from './sum.ts'
export const left = (sum: Sum, parts: number[]): number => {
  if (sum > 0 && parts.every((part) => part < 10)) return sum - parts.filter(Boolean).length
  return sum < 0 ? -sum : 0
}
`

test('each place of a rule is turned into what it must not be, and types and names stay as they are', () => {
  const mutants = mutantsOf(source)
  expect(mutants.map(({ line, from, to }) => `${line}: ${from} → ${to}`)).toEqual([
    '3: sum > 0 && parts.every((part) => part < 10) → true',
    '3: sum > 0 && parts.every((part) => part < 10) → false',
    '3: > → >=',
    '3: > → <',
    '3: 0 → 1',
    '3: && → ||',
    '3: every → some',
    '3: < → <=',
    '3: < → >',
    '3: 10 → 11',
    '3: - → +',
    '3: parts.filter(Boolean) → parts',
    '4: sum < 0 → true',
    '4: sum < 0 → false',
    '4: < → <=',
    '4: < → >',
    '4: 0 → 1',
    '4: -sum → sum',
    '4: 0 → 1',
  ])
  expect(withFault(source, mutants[10]!)).toContain('return sum + parts.filter(Boolean).length')
  expect(withFault(source, mutants.at(-1)!)).toContain('-sum : 1')
})
