import { loadGuide } from '@sojourn/planner/guide/load-guide'
import { guideIds } from '@sojourn/planner/guide/towns'
import { expect, test } from 'vitest'
import { holidayRegion } from './holiday-region.ts'
import { festivalDates, publicHolidays } from './holidays.ts'

test.each([
  ['06-12 P2D', 2027, [{ from: '2027-06-12', to: '2027-06-13' }]],
  ['saturday after 09-15 P16D', 2026, [{ from: '2026-09-19', to: '2026-10-04' }]],
  ['easter -51 P6D', 2027, [{ from: '2027-02-05', to: '2027-02-10' }]],
  ['orthodox', 2027, [{ from: '2027-05-02', to: '2027-05-02' }]],
  ['3rd saturday in July', 2027, [{ from: '2027-07-17', to: '2027-07-17' }]],
  ['last sunday in January', 2027, [{ from: '2027-01-31', to: '2027-01-31' }]],
  ['last saturday in December P2D', 2027, [{ from: '2027-12-25', to: '2027-12-26' }]],
  ['whenever it suits', 2027, []],
])('“%s” falls in %i on its days', (rule, year, days) => {
  expect(festivalDates(rule, year)).toEqual(days)
})

test('public holidays of a country within the days, none for a country nobody knows', () => {
  expect(publicHolidays('PT', '2027-06-01', '2027-06-30')).toEqual(
    expect.arrayContaining([{ date: '2027-06-10', name: 'Portugal Day' }]),
  )
  expect(publicHolidays('JP', '2026-12-30', '2027-01-02')).toContainEqual({
    date: '2027-01-01',
    name: "New Year's Day",
  })
  expect(publicHolidays('ZZ', '2027-06-01', '2027-06-30')).toEqual([])
  expect(publicHolidays(null, '2027-06-01', '2027-06-30')).toEqual([])
})

test('every date rule of every guide can be read', async () => {
  const unread: string[] = []
  for (const id of guideIds) {
    const guide = await loadGuide(id).catch(() => null)
    for (const [name, when] of guide?.festivals ?? []) {
      const years = [2026, 2027, 2028, 2029]
      const isRead = when.startsWith('usually')
        ? /^usually \d\d-\d\d\/\d\d-\d\d$/.test(when)
        : years.some((year) => festivalDates(when, year).length > 0)
      if (!isRead) unread.push(`${id}: ${name}: ${when}`)
    }
  }
  expect(unread).toEqual([])
})

test.each([
  ['Munich, Germany', 'DE', ['DE', 'BY', 'KATH'], '2027-08-15'],
  ['Hamburg, Germany', 'DE', ['DE', 'HH'], '2027-10-31'],
  ['Barcelona, Spain', 'ES', ['ES', 'CT', 'B'], '2027-09-24'],
  ['Edinburgh, United Kingdom', 'GB', ['GB', 'SCT'], '2027-11-30'],
  ['Melbourne, Australia', 'AU', ['AU', 'VIC'], '2027-11-02'],
  ['Seville, Spain', 'ES', ['ES', 'AN'], '2027-02-28'],
  ['Geneva, Switzerland', 'CH', ['CH', 'GE'], '2027-12-31'],
])('in %s the holidays of its own part of the country count', (destination, country, region, date) => {
  expect(holidayRegion(country, destination, null)).toEqual(region)
  const on = (where: Parameters<typeof publicHolidays>[0]) => publicHolidays(where, date, date).length
  expect(on(holidayRegion(country, destination, null))).toBeGreaterThan(0)
})

test('what a part of the country does not keep is no holiday there', () => {
  const assumption = (where: Parameters<typeof publicHolidays>[0]) =>
    publicHolidays(where, '2027-08-15', '2027-08-15')
  expect(assumption(holidayRegion('DE', 'Berlin, Germany', null))).toEqual([])
  expect(holidayRegion('PT', 'Lisbon, Portugal', null)).toEqual(['PT'])
  expect(holidayRegion('DE', 'Nowhere at all', { lat: 48.14, lng: 11.58 })).toEqual(['DE', 'BY', 'KATH'])
})
