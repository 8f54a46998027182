import { expect, test } from 'vitest'
import { orderAfter } from './add-idea.ts'
import { isPlanned } from './added-marks.ts'

test('AIQ-12 what is added stands after the last item of its day', () => {
  const items = [
    { date: '2027-04-18', order: 0 },
    { date: '2027-04-18', order: 4 },
    { date: '2027-04-19', order: 9 },
  ]
  expect(orderAfter(items, '2027-04-18')).toBe(5)
  expect(orderAfter(items, '2027-04-20')).toBe(0)
})

test('AIQ-06 REC-07 what the plan has under the same title and date is marked Added', () => {
  const items = [{ title: 'Carmo Convent', date: '2027-04-18' }]
  expect(isPlanned({ title: ' carmo convent' }, items)).toBe(true)
  expect(isPlanned({ title: 'Carmo Convent', date: '2027-04-18' }, items)).toBe(true)
  expect(isPlanned({ title: 'Carmo Convent', date: '2027-04-19' }, items)).toBe(false)
  expect(isPlanned({ title: 'Carmo' }, items)).toBe(false)
})
