import { expect, test } from 'vitest'
import { closingDaysOn } from './closing-days.ts'

test.each([
  ['2026-12-25', 'GB', 'Christmas Day', 'still'],
  ['2026-12-25', 'FR', 'Christmas Day', 'closed'],
  ['2026-12-24', 'DE', 'Christmas Eve', 'closed'],
  ['2026-12-24', 'FR', 'Christmas Eve', 'short'],
  ['2026-12-26', 'GB', 'Boxing Day', 'closed'],
  ['2027-01-01', 'IT', 'New Year’s Day', 'closed'],
  ['2027-01-01', 'US', 'New Year’s Day', 'museums'],
  ['2026-12-31', 'JP', 'The turn of the year', 'museums'],
  ['2027-01-03', 'JP', 'The turn of the year', 'museums'],
  ['2027-05-01', 'FR', 'Labour Day, 1 May', 'closed'],
  ['2027-03-26', 'AU', 'Good Friday', 'closed'],
  ['2027-03-28', 'PT', 'Easter Sunday', 'closed'],
  ['2028-04-16', 'PT', 'Easter Sunday', 'closed'],
  ['2027-05-02', 'GR', 'Easter Sunday', 'closed'],
  ['2028-04-16', 'GR', 'Easter Sunday', 'closed'],
  ['2026-11-26', 'US', 'Thanksgiving', 'closed'],
  ['2027-11-25', 'US', 'Thanksgiving', 'closed'],
  ['2026-03-20', 'TR', 'Eid al-Fitr', 'closed'],
  ['2027-03-09', 'EG', 'Eid al-Fitr', 'worship'],
  ['2027-05-17', 'MA', 'Eid al-Adha', 'closed'],
  ['2027-02-06', 'VN', 'Tết', 'closed'],
  ['2027-02-08', 'VN', 'Tết', 'closed'],
  ['2027-02-07', 'KR', 'Seollal', 'museums'],
  ['2027-02-07', 'HK', 'Lunar New Year', 'museums'],
  ['2026-09-21', 'IL', 'Yom Kippur', 'still'],
  ['2027-10-11', 'IL', 'Yom Kippur', 'still'],
  ['2027-04-22', 'IL', 'Passover', 'closed'],
  ['2027-03-08', 'bali', 'Nyepi, the day of silence', 'silent'],
])('%s in %s is %s: %s', (date, where, name, level) => {
  expect(closingDaysOn(date, [where])[0]).toMatchObject({ name, level })
})

test.each([
  ['2026-12-25', 'JP'],
  ['2026-12-25', 'TR'],
  ['2027-05-01', 'GB'],
  ['2027-03-28', 'GR'],
  ['2026-11-19', 'US'],
  ['2027-02-09', 'VN'],
  ['2027-03-08', 'ID'],
  ['2027-06-15', 'FR'],
])('%s in %s is a day like others', (date, where) => {
  expect(closingDaysOn(date, [where])).toEqual([])
})
