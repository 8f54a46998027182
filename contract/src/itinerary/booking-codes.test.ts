import { expect, test } from 'vitest'
import { bookingCodes } from './booking-codes.ts'

test.each([
  ['PNA-48213, timed entry 10:30, 4 people', ['PNA-48213']],
  ['Booking X7K2QP at the desk', ['X7K2QP']],
  ['Out: AB12345. Back: AB12346, again AB12345', ['AB12345', 'AB12346']],
  ['Platform 4, opens 2027-04-21, call +351 213 456 789', []],
  ['NO CODES HERE', []],
  ['Gate B12 or room 4A', []],
  ['see https://example.com/x7k2qp', []],
  [null, []],
])('%j holds the codes %j', (notes, codes) => {
  expect(bookingCodes(notes)).toEqual(codes)
})

test('a code that stands in description and notes is told once', () => {
  expect(bookingCodes('Ticket AB12345', 'AB12345')).toEqual(['AB12345'])
})
