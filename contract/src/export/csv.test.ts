import { expect, test } from 'vitest'
import { expensesCollection } from '../expenses/collection.ts'
import type { Expense } from '../expenses/schema.ts'
import { tableOf, toCsv } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =HYPERLINK("x")', '\u00A0=1', 'nice\n=cmd', '\r=1'])(
  'a cell such as %j never starts a formula',
  (text) => {
    expect(toCsv([[text]]).startsWith(`"'`)).toBe(true)
  },
)

test('quotes are doubled, numbers stay numbers, rows end with CRLF', () => {
  expect(toCsv([['He said "hi"', -12.5, 'a, b']])).toBe('"He said ""hi""","-12.5","a, b"\r\n')
})

test('a table of expenses names all that people enter, and what it was worth', () => {
  const expense = {
    id: 'e1',
    tripId: 1,
    version: 1,
    createdAt: '',
    updatedAt: '',
    amount: '12.50',
    currency: 'USD',
    category: 'food',
    description: 'Dinner',
    date: '2027-05-02',
    notes: null,
    convertedAmount: '11.00',
    tripCurrency: 'EUR',
    rate: '0.88',
    rateDate: '2027-05-01',
    rateFrom: 'table',
    paidBy: null,
    sharedBy: null,
  } as const satisfies Expense
  expect(tableOf(expensesCollection, [expense], 'EUR')).toEqual([
    ['Date', 'Description', 'Category', 'Amount', 'Currency', 'Amount in EUR', 'Rate', 'Rate date', 'Notes'],
    ['2027-05-02', 'Dinner', 'Food', '12.50', 'USD', '11.00', '0.88', '2027-05-01', ''],
  ])
})
