import { expect, test } from 'vitest'
import { formulas } from '../../test/formulas.ts'
import { expensesCollection } from '../expenses/collection.ts'
import type { Expense } from '../expenses/schema.ts'
import { contentCollections, descriptions } from '../sync/collections.ts'
import { tableOf, toCsv } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =HYPERLINK("x")', '\u00A0=1', 'nice\n=cmd', '\r=1'])(
  'a cell such as %j never starts a formula',
  (text) => {
    expect(toCsv([[text]]).startsWith(`"'`)).toBe(true)
  },
)

/** As RFC 4180 says that a program reads it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted = '', after] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted.replaceAll('""', '"'))
    if (after !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

/** Whether a spreadsheet would reckon with it, whatever it trims and however it cuts lines. */
const isFormula = (text: string): boolean =>
  text.split(/[\r\n]+/).some((line) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(line))

test('the collection of formulas is large enough', () => {
  expect(new Set(formulas).size).toBeGreaterThanOrEqual(40)
})

test.each(contentCollections)(
  'whatever stands in a column of %s is read back as it was typed, and runs nothing',
  (name) => {
    const description = descriptions[name]
    const texts = Object.entries(description.fields).filter(
      ([, { word, column, shown }]) => (word ?? column) && typeof shown !== 'function',
    )
    const rows = formulas.map((text, n) => ({
      ...Object.fromEntries(Object.keys(description.fields).map((field) => [field, null])),
      ...Object.fromEntries(texts.map(([field]) => [field, text])),
      id: String(n),
    }))
    const [, ...lines] = readCsv(toCsv(tableOf(description, rows, 'EUR')))
    expect(lines).toHaveLength(formulas.length)
    for (const [n, cells] of lines.entries()) {
      const written = cells.filter((cell) => cell !== '')
      expect(written, formulas[n]).toHaveLength(texts.length)
      for (const cell of written) {
        if (isFormula(formulas[n]!)) expect(cell).toBe(`'${formulas[n]}`)
        else expect(cell).toBe(formulas[n])
      }
    }
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
