import { expect, test } from 'vitest'
import { emailField } from './email-field.ts'

test.each([
  ['Maya+Lisbon@Example.COM', 'maya+lisbon@example.com'],
  ['  maya@example.com\n', 'maya@example.com'],
  ["o'brien_1@mail.example.co.uk", "o'brien_1@mail.example.co.uk"],
  ['maya@bücher.example', 'maya@xn--bcher-kva.example'],
  ['maya@BU\u0308CHER.example', 'maya@xn--bcher-kva.example'],
  ['maya@xn--bcher-kva.example', 'maya@xn--bcher-kva.example'],
  ['jose\u0301@example.com', 'jos\u00e9@example.com'],
  [`${'a'.repeat(242)}@example.com`, `${'a'.repeat(242)}@example.com`],
])('the address %j is %j', (typed, address) => {
  expect(emailField.parse(typed)).toBe(address)
})

test.each([
  [undefined, 'Email is required'],
  [null, 'Email is required'],
  ['', 'Email is required'],
  [' ', 'Email is required'],
  ['maya', 'Enter a valid email address'],
  ['maya@example', 'Enter a valid email address'],
  ['maya okafor@example.com', 'Enter a valid email address'],
  ['maya@tunde@example.com', 'Enter a valid email address'],
  ['maya@example..com', 'Enter a valid email address'],
  ['maya@-example.com', 'Enter a valid email address'],
  ['maya@example.com/', 'Enter a valid email address'],
  ['maya@bü/cher.example', 'Enter a valid email address'],
  ['maya@bü:80.example', 'Enter a valid email address'],
  ['<b>maya</b>@example.com', 'Enter a valid email address'],
  ['maya,tunde@example.com', 'Enter a valid email address'],
  ['ma\u200bya@example.com', 'Enter a valid email address'],
  ['\u202emaya@example.com', 'Enter a valid email address'],
  ['maya\ud800@example.com', 'Enter a valid email address'],
  ['maya\u0000@example.com', 'Remove the control characters'],
  [`${'a'.repeat(243)}@example.com`, 'Use at most 254 characters'],
])('the address %j is refused: %s', (typed, message) => {
  expect(emailField.safeParse(typed).error?.issues[0]?.message).toBe(message)
})
