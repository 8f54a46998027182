import { loadGuide } from '@sojourn/planner/guide/load-guide'
import { guideIds } from '@sojourn/planner/guide/towns'
import { countryLines } from '@sojourn/planner/countries/data/countries'
import { closingDaysOn } from '@sojourn/planner/countries/closing-days'
import { expect, test } from 'vitest'
import { holidayCorrections } from './data/holiday-corrections.ts'
import { missingCalendars } from './data/missing-calendars.ts'
import { holidayRegion } from './holiday-region.ts'
import { publicHolidays } from './holidays.ts'
import { festivalDates } from './festival-dates.ts'

test.each([
  ['06-12 P2D', 2027, [{ from: '2027-06-12', to: '2027-06-13' }]],
  ['saturday after 09-15 P16D', 2026, [{ from: '2026-09-19', to: '2026-10-04' }]],
  ['easter -51 P6D', 2027, [{ from: '2027-02-05', to: '2027-02-10' }]],
  ['orthodox', 2027, [{ from: '2027-05-02', to: '2027-05-02' }]],
  ['3rd saturday in July', 2027, [{ from: '2027-07-17', to: '2027-07-17' }]],
  ['last sunday in January', 2027, [{ from: '2027-01-31', to: '2027-01-31' }]],
  // Over a change of the clocks a day has 23 or 25 hours, and is a day still.
  ['03-25 P6D', 2027, [{ from: '2027-03-25', to: '2027-03-30' }]],
  ['10-29 P5D', 2027, [{ from: '2027-10-29', to: '2027-11-02' }]],
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

test.each([
  ['TZ', '2027-01-12', 'Zanzibar Revolution Day'],
  ['TH', '2027-05-20', 'Visakha Bucha'],
  ['SG', '2028-05-09', 'Vesak Day'],
  ['LK', '2027-05-20', 'Vesak Full Moon Poya Day'],
  ['MA', '2027-01-14', 'Amazigh New Year'],
  ['AE', '2026-12-03', 'National Day'],
  ['KR', '2027-02-06', 'Korean New Year'],
  ['CY', '2026-02-23', 'Clean Monday'],
  ['EC', '2026-10-09', 'Independence of Guayaquil'],
  ['IN', '2026-11-08', 'Diwali'],
  ['NP', '2027-10-09', 'Dashain'],
  ['JO', '2026-05-25', 'Independence Day'],
  ['SY', '2026-12-08', 'Liberation Day'],
  ['KH', '2026-04-16', 'Khmer New Year'],
  ['FI', '2026-06-19', 'Midsummer Eve'],
  ['FJ', '2027-05-28', 'Ratu Sir Lala Sukuna Day'],
])('in %s %s is %s', (country, date, name) => {
  expect(publicHolidays(country, date, date)).toContainEqual({ date, name })
})

test.each([
  ['TZ', '2027-01-02', []],
  ['AE', '2027-01-05', []],
  ['KR', '2026-02-19', []],
  ['LK', '2028-05-01', ['Labour Day']],
  ['CN', '2027-06-01', []],
  ['TR', '2026-03-23', []],
  ['ME', '2027-04-22', []],
])('in %s %s is no longer what the package says', (country, date, names) => {
  expect(publicHolidays(country, date, date).map(({ name }) => name)).toEqual(names)
})

test('Brazil keeps 20 November in every state, once', () => {
  for (const state of ['RJ', 'SP', 'BA', 'AM', 'DF', undefined]) {
    const region = state ? (['BR', state] as const) : (['BR'] as const)
    expect(publicHolidays(region, '2027-11-20', '2027-11-20'), state).toEqual([
      { date: '2027-11-20', name: 'Black Awareness Day' },
    ])
  }
})

test('every correction gives a reason and every rule names days', () => {
  const reasons = Object.values(holidayCorrections).flat()
  expect(reasons.filter(([, , why]) => why.length < 4)).toEqual([])
  const added = reasons.flatMap(([what, days]) => (what === 'also' ? days.split('; ') : []))
  const own = Object.values(missingCalendars).flatMap((days) => days.split('; '))
  const empty = [...added, ...own].filter((line) => {
    const [rules = '', name] = line.split(' = ')
    const years = [2026, 2027, 2028, 2029]
    return (
      !name || !years.some((year) => rules.split(', ').some((rule) => festivalDates(rule, year).length > 0))
    )
  })
  expect(empty).toEqual([])
})

test('every country of the table has public holidays', () => {
  const without = Object.keys(countryLines).filter(
    (country) => publicHolidays(country, '2027-01-01', '2027-12-31').length < 3,
  )
  expect(without).toEqual([])
})

test.each([
  ['TR', /Ramadan/, 'Eid al-Fitr'],
  ['MA', /Sacrifice/, 'Eid al-Adha'],
  ['IL', /Yom Kippur/, 'Yom Kippur'],
  ['GR', /^Orthodox Easter$|^Easter Sunday$/, 'Easter Sunday'],
  ['PT', /^Easter Sunday$/, 'Easter Sunday'],
  ['US', /Thanksgiving/, 'Thanksgiving'],
])('the planner’s own calendar agrees with the package in %s on %s', (country, known, name) => {
  const found = [2026, 2027, 2028, 2029, 2030].flatMap(
    (year) =>
      publicHolidays(country, `${year}-01-01`, `${year}-12-31`).find((day) => known.test(day.name)) ?? [],
  )
  expect(found.length).toBeGreaterThanOrEqual(4)
  const kept = found.filter(({ date }) => closingDaysOn(date, [country]).some((day) => day.name === name))
  expect(kept.length, found.map(({ date }) => date).join()).toBeGreaterThanOrEqual(found.length - 1)
})
