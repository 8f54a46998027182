import { destinationFacts as schema } from '@sojourn/contract/insights/schema'
import { displayNames } from '@sojourn/contract/values/intl'
import { beforeAll, expect, test } from 'vitest'
import { customsOf } from '../countries/customs.ts'
import { customsLines, tippingLines } from '../countries/data/customs.ts'
import { countryLines } from '../countries/data/countries.ts'
import type { Guide } from '../guide/load-guide.ts'
import { factsOfDestination as factsMeant, noCalendar } from './destination-facts.ts'
import { allGuides, factsOf } from './samples.ts'
import { told } from './told-samples.ts'

let guides: Guide[]
let lisbon: Guide
beforeAll(async () => {
  guides = await allGuides()
  lisbon = guides.find(({ destination }) => destination === 'lisbon')!
})

const factsOfDestination = (...asked: Parameters<typeof factsMeant>) => told(factsMeant(...asked))

const asked = { elevationM: 45, datesOf: noCalendar }
const weather = [19, 20, 21].map((day) => ({
  date: `2027-04-${day}`,
  highC: 20,
  lowC: 12,
  rainChance: 30,
  isForecast: false,
}))

test('the Destination view says what the days will be like, what a day costs and what is good to know', () => {
  const about = factsOfDestination(factsOf('lisbon', { weather }), lisbon, asked)
  expect(schema.parse(about)).toEqual(about)
  expect(about.headline).toBe('Lisbon in mid-April')
  expect(about.summary).toBe(
    'Mild days of 20 °C, nights of 12 °C and rain on about 1 of 3 days. It is light for 13 hours.',
  )
  expect(about.stay).toMatchObject({
    highC: 20,
    lowC: 12,
    wetDays: 1,
    days: 3,
    sunrise: '06:54',
    sunset: '20:17',
  })
  expect(about.facts.map(({ kind, value }) => [kind, value])).toEqual([
    ['emergency', '112'],
    ['time', 'UTC+1'],
    ['plugs', 'Type C and F'],
    ['currency', 'Euro (EUR)'],
    ['language', 'Portuguese'],
    ['tipping', 'Round up'],
    ['water', 'Safe to drink'],
  ])
  expect(about.costs!.budget).toBeLessThan(about.costs!['mid-range'])
  expect(about.year).toHaveLength(12)
  expect(about.places).toHaveLength(lisbon.places.length)
  expect(about.places[0]?.filters).toContain('all')
})

test('holidays, festivals and the day on which museums rest are named in the dates, in their order', () => {
  const facts = factsOf('lisbon', {
    startDate: '2027-06-10',
    endDate: '2027-06-18',
    holidays: [{ date: '2027-06-10', name: 'Portugal Day' }],
  })
  const datesOf = (rule: string) => (rule === '06-12 P2D' ? [{ from: '2027-06-12', to: '2027-06-13' }] : [])
  const { dates } = factsOfDestination(facts, lisbon, { ...asked, datesOf })
  expect(dates.map(({ date, kind, title }) => `${date} ${kind} ${title}`)).toEqual([
    '2027-06-10 holiday Portugal Day',
    '2027-06-12 festival Festas de Santo António',
    '2027-06-14 closing Monday closing',
    '2027-06-15 festival Rock in Rio Lisboa',
  ])
})

test('a place without a guide has what is true of it, and no places', () => {
  const about = factsOfDestination(factsOf('lisbon', { destination: 'Beja, Portugal', weather }), null, asked)
  expect(about).toMatchObject({ hasGuide: false, places: [], headline: 'Beja in mid-April' })
  expect(about.facts.length).toBeGreaterThan(5)
  expect(about.costs).not.toBeNull()
  expect(about.year).not.toBeNull()
  const nowhere = factsOf('lisbon', { destination: 'Xanadu', at: null, countryCode: null, timeZone: null })
  expect(factsOfDestination(nowhere, null, asked)).toMatchObject({
    facts: [],
    costs: null,
    year: null,
    stay: null,
  })
})

test('beyond the polar circle there is no hour of sunrise to name', () => {
  const guide = guides.find(({ destination }) => destination === 'lofoten')!
  const about = (startDate: string) =>
    factsOfDestination(factsOf('lofoten', { startDate, weather }), guide, asked)
  expect(about('2026-12-19')).toMatchObject({ stay: { sunrise: null } })
  expect(about('2026-12-19').summary).toContain('does not rise')
  expect(about('2026-06-19').summary).toContain('does not set')
})

test('every destination’s view holds to its schema and names currency and language', () => {
  for (const guide of guides) {
    const about = factsOfDestination(factsOf(guide.destination, { weather }), guide, asked)
    expect(schema.safeParse(about).success, guide.destination).toBe(true)
    const kinds = about.facts.map(({ kind }) => kind)
    expect(kinds, guide.destination).toEqual(
      expect.arrayContaining(['currency', 'language', 'time', 'plugs']),
    )
  }
}, 60_000)

test('every country of the table has a real currency and languages with a name', () => {
  for (const code of Object.keys(customsLines)) {
    const { currency, languages } = customsOf(code)!
    expect(displayNames('currency').of(currency), code).not.toBe(currency)
    for (const language of languages) expect(displayNames('language').of(language), code).toMatch(/^[A-Z]/)
  }
  const missing = Object.keys(countryLines).filter((code) => !customsLines[code])
  expect(missing).toEqual([])
  for (const code of Object.keys(tippingLines)) expect(customsLines[code], code).toBeDefined()
})

test('what differs within a country is told for where the trip goes', () => {
  const valueOf = (kind: string, at: { latitude: number; longitude: number }, countryCode: string) =>
    factsOfDestination(factsOf('lisbon', { at, countryCode }), null, asked).facts.find(
      (fact) => fact.kind === kind,
    )
  expect(valueOf('water', { latitude: 36.39, longitude: 25.46 }, 'GR')?.value).toBe('Not for drinking')
  expect(valueOf('water', { latitude: 37.98, longitude: 23.73 }, 'GR')?.value).toBe('Safe to drink')
  expect(valueOf('plugs', { latitude: -22.91, longitude: -43.2 }, 'BR')?.note).toBe('127 V.')
})
