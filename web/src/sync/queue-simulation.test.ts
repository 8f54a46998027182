import { expect, test } from 'vitest'
import { simulate } from '../../test/simulate.ts'
import { allRules } from '../../test/simulated-writes.ts'

const limitMs = 120_000

test(
  'in 10,000 schedules of lost calls, dead tabs and changing people nothing is lost, doubled, mixed up or stuck',
  () => {
    const { made, ...found } = simulate(1, 10_000, allRules)
    expect(made).toBeGreaterThan(80_000)
    expect(found).toEqual({
      lost: 0,
      doubled: 0,
      misattributed: 0,
      stuck: 0,
      disordered: 0,
      overwritten: 0,
      seeds: [],
    })
  },
  limitMs,
)

test('an edit that was refused and still wanders is not done when it arrives at last', () => {
  expect(simulate(64_007, 1, allRules).seeds).toEqual([])
})

test.each([
  ['the key', { ...allRules, keys: false }, 'doubled'],
  ['the tray', { ...allRules, parks: false }, 'lost'],
  ['the check of the owner', { ...allRules, checksOwner: false }, 'misattributed'],
  ['the check of what was seen', { ...allRules, checksSeen: false }, 'overwritten'],
] as const)('without %s the simulator finds a fault', (_what, rules, fault) => {
  expect(simulate(1, 300, rules)[fault]).toBeGreaterThan(0)
})
