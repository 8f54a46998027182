import { expect, test } from 'vitest'
import type { Ledger } from './ledger.ts'
import { ledgerLines, movedBy } from './lines.ts'

const alike = (...names: string[]) => ({
  way: 'equally' as const,
  among: names.map((traveller) => ({ traveller, weight: 1 })),
})
const expense = (id: string, minor: number, payer: string, ...among: string[]) => ({
  id,
  minor,
  convertedMinor: minor,
  paidBy: [{ traveller: payer, minor }],
  sharedBy: alike(...among),
})
const ledger: Ledger = {
  expenses: [
    expense('dinner', 3000, 'ada', 'ada', 'ben', 'cem'),
    expense('taxi', 1000, 'ada', 'ben'),
    expense('ferry', 900, 'cem', 'ada', 'ben', 'cem'),
    expense('museum', 800, 'dia', 'dia'),
  ],
  transfers: [
    { id: 'back', from: 'ben', to: 'ada', convertedMinor: 700 },
    { id: 'at home', from: 'ada', to: 'cem', convertedMinor: 50 },
  ],
  households: new Map(),
}

test('a person reads each entry that mentions them, with what they gave and used', () => {
  expect(ledgerLines(ledger, 'ada')).toEqual([
    { kind: 'expense', id: 'dinner', paid: 3000, share: 1000 },
    { kind: 'expense', id: 'taxi', paid: 1000, share: 0 },
    { kind: 'expense', id: 'ferry', paid: 0, share: 300 },
    { kind: 'received', id: 'back', minor: 700 },
    { kind: 'sent', id: 'at home', minor: 50 },
  ])
  expect(ledgerLines(ledger, 'ada').map(movedBy)).toEqual([2000, 1000, -300, -700, 50])
  expect(ledgerLines(ledger, 'dia').map(({ id }) => id)).toEqual(['museum'])
  expect(ledgerLines(ledger, 'eva')).toEqual([])
})

test('a household reads what all of it gave and used, and nothing of what went from one to the other', () => {
  const households = new Map([
    ['ada', 'home'],
    ['cem', 'home'],
  ])
  expect(ledgerLines({ ...ledger, households }, 'home')).toEqual([
    { kind: 'expense', id: 'dinner', paid: 3000, share: 2000 },
    { kind: 'expense', id: 'taxi', paid: 1000, share: 0 },
    { kind: 'expense', id: 'ferry', paid: 900, share: 600 },
    { kind: 'received', id: 'back', minor: 700 },
  ])
})
