import { expect, test } from 'vitest'
import {
  passwordLong,
  passwordPersonal,
  passwordProblem,
  passwordShort,
  personalProblem,
} from './password-rules.ts'

test.each([
  ['', passwordShort()],
  ['seven77', passwordShort()],
  ['eight888', null],
  ['a quiet harbour', null],
  ['xq7 '.repeat(32), null],
  [`${'xq7 '.repeat(32)}!`, passwordLong()],
  // Eight characters that take two code units each are eight, not sixteen.
  ['🧭🗺🏔🏝🚂⛴🎒🧳', null],
  ['🧭🗺🏔🏝', passwordShort()],
  ['e\u0301'.repeat(7), passwordShort()],
])('a new password of %j: %j', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})

const maya = { name: 'Maya Ana Okafor', email: 'm.okafor+trips@uni-porto.ac.pt' }

test.each([
  ['a quiet harbour', false],
  ['MAYA in Lisbon', true],
  ['m-a.y_a in Lisbon', true],
  // Shorter words are in too many others.
  ['a banana boat', false],
  ['okafor12', true],
  ['M_Okafor 1', true],
  ['Uni Porto 1', true],
  ['trips2027', false],
  ['sojourner', true],
  ['S o j o u r n', true],
])('for Maya Ana Okafor the password %j tells of its owner: %s', (password, tells) => {
  expect(personalProblem(password, maya)).toBe(tells ? passwordPersonal() : null)
})

test.each([
  [{ name: 'José Peña', email: 'jp@x.org' }, 'jose1234', true],
  [{ name: 'JOSÉ', email: 'jp@x.org' }, 'josé-josé', true],
  [{ name: 'Bo Li', email: 'bo@li.de' }, 'bo li bo li', false],
  [{ name: 'Ольга', email: 'olga@example.org' }, 'ОЛЬГА 1990', true],
  [{ name: 'O', email: 'traveller@mail.example.com' }, 'an example', true],
  [{ name: 'O', email: 'traveller@mail.example.com' }, 'my mailbox', false],
  [{ name: 'O', email: 'traveller@example.com' }, 'travel.ler', true],
  [{ name: '…', email: '@' }, 'anything', false],
])('%j with the password %j: %s', (person, password, tells) => {
  expect(personalProblem(password, person)).toBe(tells ? passwordPersonal() : null)
})
