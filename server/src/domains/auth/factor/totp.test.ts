import { expect, test } from 'vitest'
import { appLink, codeOf, stepAt, stepOf, toBase32 } from './totp.ts'

/** Of RFC 6238's appendix B, as apps show it: the last six digits. */
const key = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(codeOf(key, stepAt(at(seconds)))).toBe(code)
})

/** Of RFC 4226's appendix D. */
test.each(
  [755224, 287082, 359152, 969429, 338314, 254676, 287922, 162583, 399871, 520489].map(
    (code, step) => [step, String(code)] as const,
  ),
)('the code of step %i is %s', (step, code) => {
  expect(codeOf(key, step)).toBe(code)
})

const step = 41_152_263
const now = at(step * 30 + 12)

test.each([
  [-2, null],
  [-1, step - 1],
  [0, step],
  [1, step + 1],
  [2, null],
])('a code that is %i steps away belongs to %s', (away, found) => {
  expect(stepOf(key, codeOf(key, step + away), now, 0)).toBe(found)
})

test.each([
  [step - 1, -1, null],
  [step - 1, 0, step],
  [step, 0, null],
  [step, 1, step + 1],
  [step + 1, 1, null],
])('after step %i was used a code %i steps away belongs to %s', (usedStep, away, found) => {
  expect(stepOf(key, codeOf(key, step + away), now, usedStep)).toBe(found)
})

test.each(['', '0', '28708', '2870820', 'abcdef', '２８７０８２'])('%j is no code', (typed) => {
  expect(stepOf(key, typed, at(59), 0)).toBeNull()
})

/** Of RFC 4648, without the signs that fill it up. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is typed as %j', (text, typed) => {
  expect(toBase32(Buffer.from(text))).toBe(typed)
})

test('an app learns from the link whose codes it shows', () => {
  const link = new URL(appLink(key, { issuer: 'Sojourn', account: 'maya+trips@example.com' }))
  expect(link.href).toContain('otpauth://totp/Sojourn:maya%2Btrips%40example.com?')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Sojourn',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
