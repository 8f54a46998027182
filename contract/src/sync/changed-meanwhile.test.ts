import { expect, test } from 'vitest'
import { changedMeanwhile } from './changed-meanwhile.ts'

test.each([
  ['nobody changed it', { time: '10:00' }, { time: '13:00' }, { time: '10:00' }, []],
  [
    'somebody changed it to something else',
    { time: '10:00' },
    { time: '13:00' },
    { time: '11:00' },
    ['time'],
  ],
  ['somebody had the same idea', { time: '10:00' }, { time: '13:00' }, { time: '13:00' }, []],
  [
    'somebody changed another field',
    { time: '10:00' },
    { time: '13:00' },
    { time: '10:00', title: 'Lunch' },
    [],
  ],
  ['it was empty and is', { notes: '' }, { notes: 'Bring cash' }, { notes: null }, []],
  ['somebody cleared it', { notes: 'Cash' }, { notes: 'Bring cash' }, { notes: null }, ['notes']],
  ['it is emptied, as somebody else did', { notes: 'Cash' }, { notes: '' }, { notes: null }, []],
  ['an amount is written in another way', { amount: '96' }, { amount: '97' }, { amount: '96.00' }, []],
  ['an amount was changed', { amount: '96' }, { amount: '97' }, { amount: '95.00' }, ['amount']],
  [
    'a day comes with its midnight',
    { startDate: '2027-04-17T00:00:00.000Z' },
    { startDate: '2027-04-18' },
    { startDate: '2027-04-17' },
    [],
  ],
  [
    'a tick can only be what it was or what is wanted',
    { packed: false },
    { packed: true },
    { packed: true },
    [],
  ],
  [
    'a name was typed with a space behind it',
    { title: 'Lunch ' },
    { title: 'Dinner' },
    { title: 'Lunch' },
    [],
  ],
  ['what was seen is not changed by the edit', { time: '10:00' }, {}, { time: '11:00' }, []],
])('%s', (_what, seen, wanted, current, fields) => {
  expect(changedMeanwhile(seen, wanted, current)).toEqual(fields)
})
