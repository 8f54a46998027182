import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion } from './apportion.ts'
import {
  accountsOf,
  balanceOf,
  type Ledger,
  type LedgerExpense,
  sharesOf,
  whatIsLeft,
  wholePercent,
} from './ledger.ts'
import { ledgerLines, movedBy } from './lines.ts'
import { type Proposed, settleUp } from './settle-up.ts'

/** `npm run ledger` tries 100,000. */
const runs = Number(process.env['LEDGERS'] ?? 1000)
const people = ['ada', 'ben', 'cem', 'dia', 'eva', 'fox', 'gus', 'hal', 'ida', 'jon', 'kim', 'lea']

const traveller = fc.constantFrom(...people)
const minor = fc.integer({ min: -5_000_000, max: 1_000_000_000 }).filter((value) => value !== 0)
const among = (weight: fc.Arbitrary<number>) =>
  fc.uniqueArray(fc.record({ traveller, weight }), { selector: ({ traveller: name }) => name, minLength: 1 })

/** Any cut of an amount into parts for these people. */
const cut = (total: number, names: readonly string[], at: readonly number[]) => {
  let left = total
  return names.map((name, index) => {
    const part = index === names.length - 1 ? left : Math.trunc((left * (at[index] ?? 0)) / 100) + 0
    left -= part
    return { traveller: name, minor: part }
  })
}

const expense = fc
  .record({
    id: fc.uuid(),
    minor,
    rate: fc.constantFrom(1, 0.0061, 1.17, 163.4),
    payers: fc.uniqueArray(traveller, { minLength: 1, maxLength: 4 }),
    cuts: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 12, maxLength: 12 }),
    way: fc.constantFrom('equally', 'shares', 'percent', 'exact'),
    sharers: among(fc.integer({ min: 1, max: 9 })),
  })
  .map(({ id, minor: total, rate, payers, cuts, way, sharers }): LedgerExpense => {
    const names = sharers.map(({ traveller: name }) => name)
    const weigh = (whole: number) =>
      cut(whole, names, cuts).map(({ traveller: name, minor: weight }) => ({ traveller: name, weight }))
    const weights = {
      equally: () => names.map((name) => ({ traveller: name, weight: 1 })),
      shares: () => sharers,
      percent: () => weigh(wholePercent),
      exact: () => weigh(total),
    }[way]()
    return {
      id,
      minor: total,
      // Never "-0".
      convertedMinor: Math.round(total * rate) + 0,
      paidBy: cut(total, payers, cuts),
      sharedBy: { way, among: weights },
    }
  })

const transfer = fc
  .record({
    id: fc.uuid(),
    from: traveller,
    to: traveller,
    convertedMinor: fc.integer({ min: 1, max: 9_999_999 }),
  })
  .filter(({ from, to }) => from !== to)
const households = fc
  .array(fc.tuple(traveller, fc.constantFrom('home 1', 'home 2', 'home 3')), { maxLength: 8 })
  .map((pairs) => new Map(pairs))
const ledger: fc.Arbitrary<Ledger> = fc.record({
  expenses: fc.array(expense, { maxLength: 12 }),
  transfers: fc.array(transfer, { maxLength: 6 }),
  households,
})

const balancesOf = (of: Ledger): Map<string, number> =>
  new Map([...accountsOf(of)].map(([party, account]) => [party, balanceOf(account)]))
const total = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0)
const sorted = (map: ReadonlyMap<string, number>) => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Everybody is square after these are paid. */
const paid = (of: Ledger, proposed: readonly Proposed[]): Ledger => ({
  ...of,
  transfers: [
    ...of.transfers,
    ...proposed.map(({ from, to, minor: convertedMinor }, at) => ({
      id: `p${at}`,
      from,
      to,
      convertedMinor,
    })),
  ],
})

test.each([
  ['a third each: one gets the odd cent', 10_000, [1, 1, 1], [3333, 3333, 3334]],
  ['by shares', 3600, [1, 1, 2, 1, 1], [600, 600, 600, 600, 1200]],
  ['two thirds: the odd cent goes to whoever lost more of it', 100, [2, 1], [33, 67]],
  ['by percent', 9000, [5000, 3000, 2000], [1800, 2700, 4500]],
  ['a refund', -10_000, [1, 1, 1], [-3334, -3333, -3333]],
  ['less than one cent each', 2, [1, 1, 1], [0, 1, 1]],
  ['ten billion by ten billion', 1_000_000_000_000, [999_999_999_999, 1], [1, 999_999_999_999]],
  ['nobody is in', 500, [0, 0], []],
])('%s', (_, amount, weights, expected) => {
  const parts = apportion(
    amount,
    weights.map((weight, at) => ({ traveller: people[at]!, weight })),
    'dinner',
  )
  expect([...parts.values()].toSorted((a, b) => a - b)).toEqual(expected)
})

const oddOf = (amount: number, weights: readonly number[], id: string): string =>
  [
    ...apportion(
      amount,
      weights.map((weight, at) => ({ traveller: people[at]!, weight })),
      id,
    ),
  ]
    .filter(([, minor]) => minor > 0)
    .map(([name]) => name)
    .join(' ')

// Phones that were not updated for a year must find the same as all others.
test.each([
  ['a', 'eva', 'eva fox gus', 'eva fox', 'ada ben cem dia'],
  ['dinner', 'jon', 'jon kim lea', 'ada ben', 'ada ben cem dia'],
  ['4c6a32b4-7c2f-4a53-8d3b-4a1e8d1f0c11', 'fox', 'fox gus hal', 'ada fox', 'ada ben cem dia'],
  ['b1d7f3e0-0a52-4e6f-9c1d-7f2a9b3c4d5e', 'ada', 'ada ben cem', 'ada ben', 'ada ben cem eva'],
])('the odd cents of expense %s go to the same people in every version', (id, one, three, weighted, most) => {
  const alike = people.map(() => 1)
  const more = people.map((_, at) => (at < 6 ? 2 : 1))
  expect(oddOf(1, alike, id)).toBe(one)
  expect(oddOf(3, alike, id)).toBe(three)
  expect(oddOf(2, more, id)).toBe(weighted)
  expect(oddOf(4, [3, 3, 2, 2, 2], id)).toBe(most)
  // However a list was written down.
  const turned = people.map((traveller) => ({ traveller, weight: 1 })).toReversed()
  expect(apportion(1, turned, id).get(one)).toBe(1)
})

test('parts of amounts that no plain multiplication holds are right to the unit, and nothing is never less than nothing', () => {
  const parts = (amount: number, weights: readonly number[], id: string) => [
    ...apportion(
      amount,
      weights.map((weight, at) => ({ traveller: people[at]!, weight })),
      id,
    ).values(),
  ]
  const huge = parts(9_999_999_999_999, [5_000_000_000_001, 2_500_000_000_003, 2_499_999_999_997], 'x')
  expect(huge).toEqual([5_000_000_000_000, 2_500_000_000_002, 2_499_999_999_997])
  const odd = [333_333_333_333, 333_333_333_334, 333_333_333_331, 7]
  expect(parts(1_000_000_000_001, odd, 'dinner')).toEqual([
    333_333_333_332, 333_333_333_332, 333_333_333_330, 7,
  ])
  for (const weights of [
    [2, 1],
    [1, 1],
  ])
    expect(parts(-1, weights, 'taxi').some((part) => Object.is(part, -0))).toBe(false)
})

test('the odd cent goes round: over many dinners everybody gets about as many', () => {
  const odd = new Map<string, number>()
  const three = people.slice(0, 3).map((name) => ({ traveller: name, weight: 1 }))
  for (let dinner = 0; dinner < 3000; dinner++)
    for (const [name, share] of apportion(10_000, three, `dinner ${dinner}`))
      if (share === 3334) odd.set(name, (odd.get(name) ?? 0) + 1)
  for (const count of odd.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
})

test('shares add up to the expense, differ by a cent among equals, and know no order of people', () => {
  fc.assert(
    fc.property(expense, (one) => {
      const shares = sharesOf(one)
      expect(total(shares.values())).toBe(one.convertedMinor)
      const turned = { ...one, sharedBy: { ...one.sharedBy, among: one.sharedBy.among.toReversed() } }
      expect(sorted(sharesOf(turned))).toEqual(sorted(shares))
      if (one.sharedBy.way === 'equally')
        expect(Math.max(...shares.values()) - Math.min(...shares.values())).toBeLessThanOrEqual(1)
      if (one.sharedBy.way === 'exact' && one.convertedMinor === one.minor)
        for (const { traveller: name, weight } of one.sharedBy.among)
          expect(shares.get(name) ?? 0).toBe(weight)
    }),
    { numRuns: runs },
  )
})

test('balances add up to 0 in whatever order things were entered, and a household is one party', () => {
  fc.assert(
    fc.property(ledger, (one) => {
      const balances = balancesOf(one)
      expect(total(balances.values())).toBe(0)
      const turned = { ...one, expenses: one.expenses.toReversed(), transfers: one.transfers.toReversed() }
      expect(sorted(balancesOf(turned))).toEqual(sorted(balances))
      const alone = balancesOf({ ...one, households: new Map() })
      for (const [party, balance] of balances)
        expect(
          total(
            [...alone].filter(([name]) => (one.households.get(name) ?? name) === party).map(([, own]) => own),
          ),
        ).toBe(balance)
    }),
    { numRuns: runs },
  )
})

test('an expense that is deleted and restored leaves the balances as they were', () => {
  fc.assert(
    fc.property(ledger, expense, (one, more) => {
      const restored = { ...one, expenses: [more, ...one.expenses].filter(({ id }) => id !== more.id) }
      expect(sorted(balancesOf(restored))).toEqual(sorted(balancesOf(one)))
    }),
    { numRuns: runs / 5 },
  )
})

test('settling up leaves everybody at 0 with at most one transfer fewer than parties, whatever the order', () => {
  fc.assert(
    fc.property(ledger, (one) => {
      const balances = balancesOf(one)
      const proposed = settleUp(balances)
      expect([...balancesOf(paid(one, proposed)).values()].every((left) => left === 0)).toBe(true)
      const open = [...balances.values()].filter((left) => left !== 0).length
      expect(proposed.length).toBeLessThanOrEqual(Math.max(0, open - 1))
      expect(proposed.every(({ from, to, minor: amount }) => from !== to && amount > 0)).toBe(true)
      expect(settleUp(new Map([...balances].toReversed()))).toEqual(proposed)
      for (const [party, balance] of balances) {
        const given = total(proposed.filter(({ from }) => from === party).map(({ minor: amount }) => amount))
        expect(given).toBe(Math.max(0, -balance))
      }
    }),
    { numRuns: runs },
  )
})

/** The fewest transfers by trying every payment of one debtor to each creditor. */
function fewest(balances: readonly number[]): number {
  const left = balances.filter((balance) => balance !== 0)
  const [first, ...rest] = left
  if (first === undefined) return 0
  let best = Infinity
  rest.forEach((other, at) => {
    if (Math.sign(other) !== Math.sign(first)) best = Math.min(best, 1 + fewest(rest.with(at, other + first)))
  })
  return best
}

test('up to ten parties no other way needs fewer transfers', () => {
  const balances = fc
    .array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 9 })
    .map((some) => [...some, -total(some)])
  fc.assert(
    fc.property(balances, (some) => {
      const of = new Map(some.map((balance, at) => [people[at]!, balance]))
      expect(settleUp(of).length).toBe(fewest(some))
    }),
    { numRuns: runs },
  )
})

test('a person’s lines add up to the balance', () => {
  fc.assert(
    fc.property(ledger, (one) => {
      for (const [party, balance] of balancesOf(one))
        expect(total(ledgerLines(one, party).map(movedBy))).toBe(balance)
    }),
    { numRuns: runs },
  )
})

test('what does not add up is told: which side, and how much is left', () => {
  const sharedBy = {
    way: 'exact',
    among: [
      { traveller: 'ada', weight: 1800 },
      { traveller: 'ben', weight: 4200 },
    ],
  } as const
  const paidBy = [{ traveller: 'ada', minor: 6450 }]
  expect(whatIsLeft({ minor: 6450, paidBy, sharedBy })).toEqual({ side: 'shared', left: 450 })
  expect(whatIsLeft({ minor: 6000, paidBy, sharedBy })).toEqual({ side: 'paid', left: -450 })
  expect(whatIsLeft({ minor: 6450, paidBy: [], sharedBy })).toEqual({ side: 'paid', left: 6450 })
  const percent = { way: 'percent', among: [{ traveller: 'ada', weight: 5000 }] } as const
  expect(whatIsLeft({ minor: 6450, paidBy, sharedBy: percent })).toEqual({ side: 'shared', left: 5000 })
  expect(whatIsLeft({ minor: 6450, paidBy, sharedBy: { way: 'equally', among: [] } })).toEqual({
    side: 'shared',
    left: 6450,
  })
  const against = {
    way: 'exact',
    among: [
      { traveller: 'ada', weight: -50 },
      { traveller: 'ben', weight: 6500 },
    ],
  } as const
  expect(whatIsLeft({ minor: 6450, paidBy, sharedBy: against })).toEqual({ side: 'shared', left: 50 })
  fc.assert(
    fc.property(expense, (one) => whatIsLeft(one) === null),
    { numRuns: runs / 5 },
  )
})

test('5,000 expenses of twelve people are reckoned at once', () => {
  const twelve = people.map((name) => ({ traveller: name, weight: 1 }))
  const expenses = Array.from({ length: 5000 }, (_, at): LedgerExpense => {
    const paidBy = [{ traveller: people[at % 12]!, minor: 1000 + at }]
    const sharedBy: LedgerExpense['sharedBy'] = { way: 'equally', among: twelve }
    return { id: `e${at}`, minor: 1000 + at, convertedMinor: 1000 + at, paidBy, sharedBy }
  })
  expect(total(balancesOf({ expenses, transfers: [], households: new Map() }).values())).toBe(0)
})
