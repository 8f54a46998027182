import { expect, test } from 'vitest'
import { inFours, isOneTimeCode, isRecoveryCode, oneTimeCode, recoveryCode } from './typed-codes.ts'

test.each([
  ['123456', '123456', true],
  [' 123 456 ', '123456', true],
  ['123-456', '123456', true],
  ['12345', '12345', false],
  ['1234567', '1234567', false],
  ['12345a', '12345a', false],
  ['', '', false],
])('the code of an app typed as %j is read as %j', (typed, code, isOne) => {
  expect([oneTimeCode(typed), isOneTimeCode(oneTimeCode(typed))]).toEqual([code, isOne])
})

test.each([
  ['4F7K-9QXD', '4F7K9QXD', true],
  ['4f7k 9qxd', '4F7K9QXD', true],
  ['oil1-0oIL', '01110011', true],
  ['4F7K-9QX', '4F7K9QX', false],
  ['4F7K-9QXU', '4F7K9QXU', false],
  ['4F7K-9QXDD', '4F7K9QXDD', false],
])('a recovery code typed as %j is read as %j', (typed, code, isOne) => {
  expect([recoveryCode(typed), isRecoveryCode(recoveryCode(typed))]).toEqual([code, isOne])
})

test.each([
  ['JBSWY3DPEHPK', 'JBSW Y3DP EHPK'],
  ['ABCDE', 'ABCD E'],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(inFours(text)).toBe(shown)
})
