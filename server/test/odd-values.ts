import type { Dice } from './dice.ts'

const oddValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  0.1,
  1e21,
  1e308,
  2 ** 53,
  [],
  {},
  [null],
  [[]],
  { length: 3 },
  { $ne: null },
  'NaN',
  '1e309',
  '١٢',
  '2026-02-30',
  '0000-00-00',
  '99:99',
  'nul\u0000',
  '\ud800',
  '\u202e\u200b',
  '__proto__',
  "'; drop table users; --",
  '%00',
  'x'.repeat(5000),
  Array.from({ length: 300 }, () => 1),
]

/** One place of it, however deep, holds something else, is gone, or has a neighbour that nobody expects. */
export function bent(value: unknown, dice: Dice): unknown {
  const isInside = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (!isInside || dice.isUnder(0.1)) return dice.pick(oddValues)
  const key = dice.pick(Object.keys(value))
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>
  const way = dice.next()
  if (way < 0.2) delete copy[key]
  else if (way < 0.3) copy[dice.pick(['tripId', 'ownerId', 'isPremium', 'constructor', 'unknown'])] = 1
  else copy[key] = bent(copy[key], dice)
  return copy
}

/** Anything at all, as JSON text or not even that. */
export function wildText(dice: Dice): string {
  const odd = () => dice.pick(oddValues)
  return dice.pick([
    () => JSON.stringify(odd()),
    () =>
      JSON.stringify({
        [dice.pick(['Graça', 'length', 'x'])]: odd(),
        id: odd(),
        date: odd(),
        ids: [odd(), odd()],
      }),
    () => '['.repeat(40) + ']'.repeat(40),
    () => '{"__proto__":{"plan":"pro"}}',
    () => '1e400',
    () => '{',
    () => '',
  ])()
}
