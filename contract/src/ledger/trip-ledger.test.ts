import { expect, test } from 'vitest'
import { byCurrency } from './by-currency.ts'
import { accountsOf, balanceOf } from './ledger.ts'
import { peopleOfTrip } from './people.ts'
import { nextTurn, tripLedger } from './trip-ledger.ts'

const members = [
  { id: 'ada', name: 'Ada' },
  { id: 'ben', name: 'Ben' },
]
const row = (id: string, more: object = {}) => ({
  id,
  name: id,
  tone: 1,
  userId: null,
  household: null,
  ...more,
})
const money = { currency: 'EUR', tripCurrency: 'EUR' } as const
const dinner = (paid: string, among: readonly string[], amount = '30.00') => ({
  id: `dinner of ${paid}`,
  amount,
  convertedAmount: amount,
  ...money,
  paidBy: [{ traveller: paid, amount }],
  sharedBy: { way: 'equally' as const, among: among.map((traveller) => ({ traveller, weight: 1 })) },
})
const balances = (
  rows: ReturnType<typeof row>[],
  expenses: ReturnType<typeof dinner>[],
  paid: object[] = [],
) =>
  Object.fromEntries(
    [...accountsOf(tripLedger(expenses, paid as never, peopleOfTrip(members, rows)))].map(
      ([party, account]) => [party, balanceOf(account)],
    ),
  )

test('whoever says "That is me" takes the history over', () => {
  const before = [dinner('lena', ['ada', 'lena', 'ben'])]
  expect(balances([row('lena')], before)).toEqual({ ada: -1000, ben: -1000, lena: 2000 })
  const isBen = [row('lena', { userId: 'ben' })]
  expect(balances(isBen, before)).toEqual({ ada: -1000, ben: 1000 })
})

test('a household settles as one, and one of a single person is none', () => {
  const home = [row('x', { userId: 'ben', household: 'h' }), row('lena', { household: 'h' })]
  expect(balances(home, [dinner('ada', ['ada', 'ben', 'lena'])])).toEqual({ ada: 2000, h: -2000 })
  expect(balances([row('lena', { household: 'h' })], [dinner('ada', ['ada', 'lena'])])).toEqual({
    ada: 1500,
    lena: -1500,
  })
})

test('what nobody splits is in no balance, a transfer and a refund are', () => {
  const whole = dinner('ada', ['ben'])
  const unsplit = { ...whole, paidBy: null, sharedBy: null }
  for (const half of [
    { ...whole, paidBy: null },
    { ...whole, sharedBy: null },
  ])
    expect(balances([], [half as never])).toEqual({})
  const refund = dinner('ada', ['ada', 'ben'], '-10.00')
  expect(balances([], [unsplit as never, refund])).toEqual({ ada: -500, ben: 500 })
  const transfer = { id: 't', from: 'ada', to: 'ben', amount: '5.00', convertedAmount: '5.00', ...money }
  expect(balances([], [refund], [transfer])).toEqual({ ada: 0, ben: 0 })
})

test('people are members first, then who has no account, then by name who left', () => {
  const { people } = peopleOfTrip(members, [row('lena'), row('nina', { userId: 'gone' })])
  expect(people.map(({ id, kind }) => [id, kind])).toEqual([
    ['ada', 'member'],
    ['ben', 'member'],
    ['lena', 'no account'],
    ['gone', 'left'],
  ])
})

test('the next of equal transfers is one more than those that are seen', () => {
  const wanted = { from: 'ada', to: 'ben', amount: '5.00', currency: 'EUR' } as const
  expect(nextTurn(wanted, [])).toBe(0)
  expect(nextTurn(wanted, [{ ...wanted, turn: 1 }])).toBe(2)
  for (const other of [{ from: 'ben' }, { to: 'cem' }, { amount: '6.00' }, { currency: 'USD' as const }])
    expect(nextTurn(wanted, [{ ...wanted, ...other, turn: 1 }])).toBe(0)
})

test('what was paid in each currency stands by itself, before any rate', () => {
  const yen = { ...dinner('ben', ['ada', 'ben'], '1000'), id: 'y', currency: 'JPY', convertedAmount: '6.10' }
  const entries = [dinner('ada', ['ada', 'ben', 'lena']), yen as never]
  const ledger = tripLedger(entries, [], peopleOfTrip(members, [row('lena')]))
  expect(byCurrency(ledger, entries)).toEqual([
    {
      currency: 'EUR',
      spent: 3000,
      converted: 3000,
      balances: new Map(Object.entries({ ada: 2000, ben: -1000, lena: -1000 })),
    },
    {
      currency: 'JPY',
      spent: 1000,
      converted: 610,
      balances: new Map(Object.entries({ ben: 500, ada: -500 })),
    },
  ])
})

test('a person keeps name, colour and household wherever they come from', () => {
  const rows = [
    row('row of ben', { name: 'Benedikt', tone: 5, userId: 'ben', household: 'h' }),
    row('lena', { name: 'Lena', tone: 3, household: 'h' }),
    row('row of nina', { name: 'Nina', tone: 7, userId: 'gone' }),
    row('row of ada', { userId: 'ada', household: 'alone' }),
  ]
  const { people, households, idOf } = peopleOfTrip(members, rows)
  expect(people).toMatchObject([
    { id: 'ada', name: 'Ada', kind: 'member', household: 'alone', rowId: 'row of ada' },
    { id: 'ben', name: 'Ben', kind: 'member', household: 'h', rowId: 'row of ben' },
    { id: 'lena', name: 'Lena', tone: 3, kind: 'no account', household: 'h', rowId: 'lena' },
    { id: 'gone', name: 'Nina', tone: 7, kind: 'left', household: null, rowId: 'row of nina' },
  ])
  // A member's colour is that of their name, as everywhere.
  expect(people.slice(0, 2).map(({ tone }) => tone)).toEqual(
    peopleOfTrip(members, []).people.map(({ tone }) => tone),
  )
  expect(new Set(people.slice(0, 2).map(({ tone }) => tone)).size).toBe(2)
  // Nobody settles with others by being the only one of a household, or by having none.
  expect([...households]).toEqual([
    ['ben', 'h'],
    ['lena', 'h'],
  ])
  expect(['row of ben', 'lena', 'row of nina', 'ada', 'somebody'].map(idOf)).toEqual([
    'ben',
    'lena',
    'gone',
    'ada',
    'somebody',
  ])
})

test('what one person has twice under two names of theirs is one entry of an expense', () => {
  const twice = {
    ...dinner('lena', ['ada', 'ben', 'lena']),
    paidBy: [
      { traveller: 'lena', amount: '20.00' },
      { traveller: 'ben', amount: '10.00' },
    ],
  }
  const rows = [row('lena', { userId: 'ben' })]
  const { expenses } = tripLedger([twice], [], peopleOfTrip(members, rows))
  expect(expenses).toEqual([
    {
      id: 'dinner of lena',
      minor: 3000,
      convertedMinor: 3000,
      paidBy: [{ traveller: 'ben', minor: 3000 }],
      sharedBy: {
        way: 'equally',
        among: [
          { traveller: 'ada', weight: 1 },
          { traveller: 'ben', weight: 2 },
        ],
      },
    },
  ])
})

test('an amount that cannot be read counts as nothing', () => {
  const odd = { ...dinner('ada', ['ada', 'ben']), amount: 'much', convertedAmount: 'much' }
  const paid = { id: 't', from: 'ada', to: 'ben', amount: '?', convertedAmount: '?', ...money }
  const { expenses, transfers } = tripLedger([odd], [paid], peopleOfTrip(members, []))
  expect(expenses.map(({ minor, convertedMinor }) => [minor, convertedMinor])).toEqual([[0, 0]])
  expect(transfers).toEqual([{ id: 't', from: 'ada', to: 'ben', convertedMinor: 0 }])
})

test('currencies stand by what was spent in each, equal ones by their letters, and what nobody knows is left out', () => {
  const spent = (id: string, currency: string, amount: string, convertedAmount: string) =>
    ({ ...dinner('ada', ['ada', 'ben'], amount), id, currency, convertedAmount }) as never
  const entries = [
    spent('u', 'USD', '10.00', '10.00'),
    spent('a', 'AUD', '10.00', '10.00'),
    spent('c', 'CHF', '10.00', '10.00'),
    spent('b', 'BRL', '10.00', '10.00'),
    spent('e', 'EUR', '25.00', '25.00'),
    spent('e2', 'EUR', '5.00', '5.00'),
  ]
  const ledger = tripLedger(entries, [], peopleOfTrip(members, []))
  expect(
    byCurrency(ledger, entries).map(({ currency, spent: sum, converted }) => [currency, sum, converted]),
  ).toEqual([
    ['EUR', 3000, 3000],
    ['AUD', 1000, 1000],
    ['BRL', 1000, 1000],
    ['CHF', 1000, 1000],
    ['USD', 1000, 1000],
  ])
  expect(byCurrency(ledger, [])).toEqual([])
})
