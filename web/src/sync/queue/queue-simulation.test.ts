import { expect, test } from 'vitest'
import { simulate } from '../../../test/simulate.ts'
import { noFaults } from '../../../test/simulated-device.ts'
import { allRules } from '../../../test/simulated-writes.ts'

const limitMs = 120_000

test(
  'in 10,000 schedules of lost calls, dead tabs and changing people nothing is lost, doubled, mixed up or stuck',
  () => {
    const { seeds, ...found } = simulate(1, 10_000, allRules)
    expect(found).toMatchObject(noFaults)
    expect(seeds).toEqual([])
    expect(found.made).toBeGreaterThan(80_000)
    // Every button of the tray was pressed, and not by chance.
    expect(found.keptMine).toBeGreaterThan(1500)
    expect(found.tookTheirs).toBeGreaterThan(300)
    expect(found.triedAgain).toBeGreaterThan(50)
    expect(found.discarded).toBeGreaterThan(3000)
    expect(found.undone).toBeGreaterThan(1000)
  },
  limitMs,
)

test.each([
  ['the key', { ...allRules, keys: false }, 'doubled'],
  ['the tray', { ...allRules, parks: false }, 'lost'],
  ['the check of the owner', { ...allRules, checksOwner: false }, 'misattributed'],
  ['the check of what was seen', { ...allRules, checksSeen: false }, 'overwritten'],
  ['the memory of a refusal', { ...allRules, keepsRefusals: false }, 'doubled'],
] as const)('without %s the simulator finds a fault', (_what, rules, fault) => {
  expect(simulate(1, 2000, rules)[fault]).toBeGreaterThan(0)
})
