import { expect, test } from 'vitest'
import { endDate, endMinute, endText } from './item-end.ts'

test.each([
  ['10:30', '12:00', '12:00', '2027-04-21', 720],
  ['22:00', '02:00', '02:00 +1', '2027-04-22', 1560],
  ['22:00', '00:00', '00:00 +1', '2027-04-22', 1440],
  ['22:00', null, '', '2027-04-21', null],
  [null, null, '', '2027-04-21', null],
])('from %s to %s ends at "%s" on %s', (time, endTime, text, date, minute) => {
  const item = { date: '2027-04-21', time, endTime }
  expect([endText(item, (shown) => shown), endDate(item), endMinute(item)]).toEqual([text, date, minute])
})
