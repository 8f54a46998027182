import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { worldSize } from './projection.ts'
import { toPaths, type World } from './world.ts'

const atlas = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json')
const paths = toPaths(JSON.parse(readFileSync(atlas, 'utf8')) as World)

const linesOf = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((line) =>
      line
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map(Number)),
    )

test('the world is drawn whole, and every line stays near the map', () => {
  expect(linesOf(paths.land).length).toBeGreaterThan(100)
  expect(linesOf(paths.borders).length).toBeGreaterThan(100)
  for (const [x = 0, y = 0] of linesOf(paths.land + paths.borders).flat()) {
    expect(Math.abs(x - worldSize.width / 2)).toBeLessThan(worldSize.width * 1.1)
    expect(y).toBeGreaterThanOrEqual(-1)
    expect(y).toBeLessThanOrEqual(worldSize.height + 1)
  }
})

test('no shore or border runs across the whole map where it meets the date line', () => {
  const beforePole = worldSize.height * 0.97
  const steps = linesOf(paths.land + paths.borders).flatMap((line) =>
    line.slice(1).flatMap(([x = 0, y = 0], n) => (y < beforePole ? [Math.abs(x - (line[n]?.[0] ?? 0))] : [])),
  )
  expect(Math.max(...steps)).toBeLessThan(120)
})
