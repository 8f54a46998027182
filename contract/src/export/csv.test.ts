import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =HYPERLINK("x")', '\u00A0=1', 'nice\n=cmd', '\r=1'])(
  'a cell such as %j never starts a formula',
  (text) => {
    expect(toCsv([[text]]).startsWith(`"'`)).toBe(true)
  },
)

test('quotes are doubled, numbers stay numbers, rows end with CRLF', () => {
  expect(toCsv([['He said "hi"', -12.5, 'a, b']])).toBe('"He said ""hi""","-12.5","a, b"\r\n')
})
