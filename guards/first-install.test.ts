import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const launcher = readFileSync('scripts/run.mjs', 'utf8')
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { optional?: true; engines?: { node?: string } }>
}

/** Of the ranges that packages write: "^20.19.0 || >=22.12.0". */
function admits(range: string, [major, minor]: [number, number]): boolean {
  return range.split('||').some((part) => {
    const [, sign, from = 0, at = 0] = /^(\^|>=)\s*(\d+)(?:\.(\d+))?/.exec(part.trim()) ?? []
    if (sign === '^' && major !== Number(from)) return false
    return sign !== undefined && (major > Number(from) || (major === Number(from) && minor >= Number(at)))
  })
}

test.each<[string, [number, number], boolean]>([
  ['^20.19.0 || >=22.12.0', [20, 18], false],
  ['^20.19.0 || >=22.12.0', [21, 0], false],
  ['^20.19.0 || >=22.12.0', [22, 12], true],
  ['>= 10', [20, 19], true],
])('%s admits %j: %s', (range, version, isAdmitted) => {
  expect(admits(range, version)).toBe(isAdmitted)
})

test('every Node that the launcher lets install packages gets all of them', () => {
  const oldest = [...launcher.matchAll(/major === (\d+) && minor >= (\d+)/g)].map(
    ([, major, minor]): [number, number] => [Number(major), Number(minor)],
  )
  expect(oldest).toHaveLength(2)
  const left = Object.entries(packages).filter(
    ([, { optional, engines }]) =>
      optional && engines?.node && !oldest.every((version) => admits(engines.node ?? '', version)),
  )
  expect(left.map(([name]) => name)).toEqual([])
})
