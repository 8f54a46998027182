// The command that others measure the solver with: what it prints is the answer and nothing else.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { sampleInstance } from '../planner/src/solver/samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'sojourn-plan-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(text: string) {
  const file = join(folder, 'instance.json')
  writeFileSync(file, text)
  return spawnSync(process.execPath, ['scripts/plan-solve.ts', file], { encoding: 'utf8' })
}

test('the plan of an instance is printed as JSON, and nothing besides', () => {
  const { stdout, status } = run(JSON.stringify({ ...sampleInstance(1, 2, 30), timeLimitMs: 200 }))
  const plan = JSON.parse(stdout) as { value: number; days: number[][] }
  expect(Object.keys(plan)).toEqual(['value', 'days'])
  expect(plan.days).toHaveLength(2)
  expect(plan.value).toBeGreaterThan(0)
  expect(status).toBe(0)
}, 30_000)

describe('what is not an instance gets a message and no plan', () => {
  test.each([
    ['broken JSON', '{', 'JSON'],
    [
      'a place without hours',
      '{"days":1,"start":{"x":0,"y":0,"open":0,"close":9},"places":[{"id":1}]}',
      'places[0].open',
    ],
    ['no number of days', '{"start":{"x":0,"y":0,"open":0,"close":9},"places":[]}', 'days'],
  ])('%s', (_, text, named) => {
    const { stdout, stderr, status } = run(text)
    expect(stdout).toBe('')
    expect(stderr).toContain(named)
    expect(status).toBe(1)
  })
})
