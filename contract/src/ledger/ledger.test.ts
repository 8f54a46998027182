import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  accountsOf,
  balanceOf,
  type Ledger,
  type LedgerExpense,
  paidOf,
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

test('a part of nothing is no part on the other side, and of nothing none is', () => {
  const sharedBy = { way: 'equally', among: [{ traveller: 'ada', weight: 1 }] } as const
  const paidBy = (...minors: number[]) => minors.map((part, at) => ({ traveller: people[at]!, minor: part }))
  expect(whatIsLeft({ minor: 100, paidBy: paidBy(0, 50), sharedBy })).toEqual({ side: 'paid', left: 50 })
  expect(whatIsLeft({ minor: 100, paidBy: paidBy(0, 100), sharedBy })).toBeNull()
  expect(whatIsLeft({ minor: 0, paidBy: paidBy(5, -5), sharedBy })).toBeNull()
})

test('of what two paid in another currency each gave their part of what it came to', () => {
  const taxi: LedgerExpense = {
    id: 'taxi',
    minor: 600,
    convertedMinor: 705,
    paidBy: [
      { traveller: 'ada', minor: 400 },
      { traveller: 'ben', minor: 200 },
    ],
    sharedBy: { way: 'equally', among: [{ traveller: 'cem', weight: 1 }] },
  }
  expect([...paidOf(taxi)]).toEqual([
    ['ada', 470],
    ['ben', 235],
  ])
  const one = { expenses: [taxi], transfers: [], households: new Map() }
  expect(sorted(balancesOf(one))).toEqual([
    ['ada', 470],
    ['ben', 235],
    ['cem', -705],
  ])
  // Whoever paid alone gave all of it, whatever stands in the original currency.
  expect([...paidOf({ ...taxi, paidBy: [{ traveller: 'ada', minor: 600 }] })]).toEqual([['ada', 705]])
})

test('balances that do not add up to 0 are no balances', () => {
  const nobody: LedgerExpense = {
    id: 'ferry',
    minor: 900,
    convertedMinor: 900,
    paidBy: [],
    sharedBy: { way: 'equally', among: [{ traveller: 'ada', weight: 1 }] },
  }
  expect(() => accountsOf({ expenses: [nobody], transfers: [], households: new Map() })).toThrow(
    'Balances add up to -900 instead of 0',
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
