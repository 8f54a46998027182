import fc from 'fast-check'
import { expect, test } from 'vitest'
import { americanFigures } from '../../test/figures.ts'
import { catalogues } from '../words/catalogues.ts'
import { type Meaning, meaningsOf } from '../words/meaning.ts'
import { tell } from '../words/tell.ts'
import { inLanguage } from '../words/words.ts'
import { travelModes } from '../trips/modes.ts'
import { weatherSources } from '../weather/source.ts'
import { packingCategories } from './categories.ts'
import { foldedName } from './folded-name.ts'
import { packingSuggestions as proposals } from './suggestions.ts'
import { type PackingDay, weatherReasons as reasonsOf } from './weather-needs.ts'
import { packingThingsWords, type PackingThing } from './words-things.ts'
import { baseItems, clothesItems, coldItems, familyItems, rainItems, warmItems } from './data/proposals.ts'

const mildDay: PackingDay = {
  date: '2026-04-18',
  low: 62,
  high: 70,
  precipitation: 20,
  source: 'forecast',
}
const alone = {
  people: 1,
  children: null,
  childAges: null,
  sockets: null,
  insects: null,
  booked: { flights: 0, nightsOnWay: 0 },
} as const
const soloWeek = { ...alone, travelMode: 'solo', nights: 7, weather: [mildDay] } as const

const told = (meaning: Meaning) => tell(meaning, catalogues, americanFigures)
/** As an American reads them. */
const packingSuggestions = (...asked: Parameters<typeof proposals>) =>
  proposals(...asked).map((one) => ({ ...one, item: told(one.item), reason: told(one.reason) }))
const weatherReasons = (days: PackingDay[]) =>
  Object.fromEntries(Object.entries(reasonsOf(days)).map(([need, reason]) => [need, told(reason)]))

const names = (items: readonly ({ item: string } | { thing: PackingThing })[]) =>
  items.map((one) => ('item' in one ? one.item : packingThingsWords[one.thing]))
const suggested = (weather: PackingDay[], existing: string[] = []) =>
  names(packingSuggestions({ ...soloWeek, weather }, existing))

/** What a week without weather of its own asks for. */
const always = [...baseItems, ...clothesItems]

test('PACK-24 a mild trip is proposed the 11 things for every trip, clothes for its nights, and nothing else', () => {
  expect(baseItems).toHaveLength(11)
  expect(suggested([mildDay])).toEqual(names(always))
  expect(suggested([])).toEqual(names(always))
  const day = packingSuggestions({ ...soloWeek, nights: 0 }, [])
  expect(names(day)).toEqual(names(baseItems))
})

test('PACK-09 PACK-19 every proposal has a category of the list, quantity 1, its essential mark and a reason', () => {
  const coldWetHot = { ...mildDay, low: 40, high: 90, precipitation: 80 }
  const all = packingSuggestions({ ...soloWeek, travelMode: 'family', people: 4, weather: [coldWetHot] }, [])
  const weathers = coldItems.cool.length + rainItems.length + warmItems.length
  expect(all).toHaveLength(always.length + weathers + familyItems.length)
  for (const { category, quantity, essential, reason } of all) {
    expect(packingCategories).toContain(category)
    expect(quantity).toBe(1)
    expect(typeof essential).toBe('boolean')
    expect(reason).not.toBe('')
  }
  expect(new Set(all.map(({ item }) => foldedName(item))).size).toBe(all.length)
})

test.each([
  [59, true],
  [59.9, true],
  [60, false],
  [60.1, false],
])('PACK-25 a low of %d °F adds warm things: %s', (low, isAdded) => {
  const items = suggested([{ ...mildDay, low }])
  expect(names(coldItems.cool).every((item) => items.includes(item))).toBe(isAdded)
  expect(items).toHaveLength(always.length + (isAdded ? coldItems.cool.length : 0))
})

test.each([
  [31, true],
  [30.1, true],
  [30, false],
  [0, false],
])('PACK-26 a rain chance of %d%% adds rain things: %s', (precipitation, isAdded) => {
  const items = suggested([{ ...mildDay, precipitation }])
  expect(names(rainItems).every((item) => items.includes(item))).toBe(isAdded)
  expect(items).toHaveLength(always.length + (isAdded ? rainItems.length : 0))
})

test.each([
  [76, true],
  [75.1, true],
  [75, false],
  [74, false],
])('PACK-27 a high of %d °F adds things for the heat: %s', (high, isAdded) => {
  const items = suggested([{ ...mildDay, high }])
  expect(names(warmItems).every((item) => items.includes(item))).toBe(isAdded)
  expect(items).toHaveLength(always.length + (isAdded ? warmItems.length : 0))
})

test.each(travelModes)(
  'PACK-28 of all ways to travel only a family (here %s) packs for kids',
  (travelMode) => {
    const items = packingSuggestions({ ...soloWeek, travelMode, nights: 3, people: 2 }, [])
    const forFamily = items.filter(({ item }) => names(familyItems).includes(item))
    expect(forFamily).toHaveLength(travelMode === 'family' ? familyItems.length : 0)
    if (travelMode === 'family') {
      expect(forFamily.some(({ category }) => category === 'kids')).toBe(true)
      expect(names(forFamily)).toContain('First-aid kit')
    }
  },
)

test('PACK-29 what the list has, in whatever letter case, is not proposed again', () => {
  const items = suggested([mildDay], ['PASSPORT OR ID', '  socks ', 'Cat'])
  expect(items).not.toContain('Passport or ID')
  expect(items).not.toContain('Socks')
  expect(items).toHaveLength(always.length - 2)
})

test('PACK-29 what the list has in another language is not proposed again', () => {
  const german = { 'packing-things': { socks: 'Socken' } }
  const namesOf = (thing: PackingThing) =>
    [{}, german].map((language) => inLanguage(language, () => packingThingsWords[thing]))
  const missing = (existing: string[]) => {
    const items = names(packingSuggestions(soloWeek, existing, namesOf))
    return names(always).filter((item) => !items.includes(item))
  }
  expect(missing(['SOCKEN'])).toEqual(['Socks'])
  expect(missing(['socks', 'Underwear'])).toEqual(['Underwear', 'Socks'])
})

test('each reason names the day of the trip that asks for it most', () => {
  const days: PackingDay[] = [
    mildDay,
    { ...mildDay, date: '2026-04-19', low: 52, precipitation: 34 },
    { ...mildDay, date: '2026-04-20', low: 55, high: 81, precipitation: 60 },
  ]
  expect(weatherReasons(days)).toEqual({
    cold: 'low of 52 °F on Apr 19',
    rain: '60% chance of rain on Apr 20',
    warm: 'high of 81 °F on Apr 20',
  })
  const jacket = packingSuggestions({ ...soloWeek, weather: days }, []).find(
    ({ item }) => item === 'Light jacket',
  )
  expect(jacket?.reason).toBe('low of 52 °F on Apr 19')
})

test('of a trip with several places each reason names the one whose day it is', () => {
  const days: PackingDay[] = [
    { ...mildDay, date: '2026-06-13', high: 91, place: 'Rome' },
    { ...mildDay, date: '2026-06-18', high: 96, place: 'Florence' },
    { ...mildDay, date: '2026-06-20', low: 51, precipitation: 70, place: 'Venice' },
  ]
  expect(weatherReasons(days)).toEqual({
    cold: 'Venice: low of 51 °F on Jun 20',
    rain: 'Venice: 70% chance of rain on Jun 20',
    warm: 'Florence: high of 96 °F on Jun 18',
  })
})

test.each([
  [33, 40, 'rain', 'rain'],
  [32, 40, 'rain', 'rain or snow'],
  [20, 33, 'rain', 'rain or snow'],
  [10, 32, 'snow', 'snow'],
] as const)(
  'what falls between %i and %i °F asks for things for the %s and is called %s',
  (low, high, need, word) => {
    const days: PackingDay[] = [{ ...mildDay, low, high, precipitation: 48 }]
    const { rain, snow } = weatherReasons(days)
    const reason = `48% chance of ${word} on Apr 18`
    expect({ rain, snow }).toEqual({ rain: undefined, snow: undefined, [need]: reason })
  },
)

const at = (low: number, high: number, more: Partial<PackingDay> = {}) =>
  suggested([{ ...mildDay, low, high, precipitation: 50, ...more }])

test('at −16 °C there are boots and a winter coat, and neither umbrella nor rain jacket', () => {
  const items = at(3, 14)
  expect(items).toEqual(expect.arrayContaining(['Winter boots', 'Winter coat', 'Warm hat']))
  for (const item of ['Umbrella', 'Rain jacket', 'Warm jacket']) expect(items).not.toContain(item)
  expect(at(40, 50)).toEqual(expect.arrayContaining(['Umbrella', 'Rain jacket', 'Warm jacket']))
})

test('the jacket is for the coldest hours out: warm for a sunrise, light for the same day from nine on', () => {
  const jackets = (items: string[]) =>
    items.filter((item) => /jacket|coat/i.test(item) && !/rain/i.test(item))
  expect(jackets(at(46, 66))).toEqual(['Light jacket'])
  expect(jackets(at(46, 66, { out: { from: 5 * 60, to: 20 * 60 } }))).toEqual(['Warm jacket'])
  expect(jackets(at(34, 66, { out: { from: 9 * 60, to: 28 * 60 } }))).toEqual(['Warm jacket'])
})

test('a family of four has a passport each, and clothes for everybody’s nights', () => {
  const family = { ...soloWeek, travelMode: 'family', people: 4, children: 2, childAges: '1, 9' } as const
  const pieces = new Map(packingSuggestions(family, []).map((one) => [one.item, one.pieces]))
  expect(Object.fromEntries(pieces)).toMatchObject({
    'Passport or ID': 4,
    Underwear: 28,
    'Shirts and tops': 28,
    'Trousers or skirts': 12,
    Sleepwear: 4,
    'Dress or smart outfit': 2,
    'Games and books': 2,
    'Nappies and wipes': 1,
  })
})

test.each([
  ['family', null, true],
  ['family', 0, false],
  ['family', 1, true],
  ['leisure', null, false],
  ['leisure', 2, true],
] as const)('PACK-28 a %s trip with %s children packs for kids: %s', (travelMode, children, isAdded) => {
  const items = names(packingSuggestions({ ...soloWeek, travelMode, people: 3, children }, []))
  expect(names(familyItems).every((item) => items.includes(item))).toBe(isAdded)
  expect(names(familyItems).some((item) => items.includes(item))).toBe(isAdded)
  expect(items).not.toContain('Nappies and wipes')
})

test('the adapter says for which sockets, and a repellent comes where something bites', () => {
  const means = meaningsOf('packing-reasons')
  const there = {
    ...soloWeek,
    sockets: means('socketsUnlike', { types: 'G', volts: '230' }),
    insects: means('dampNights'),
  }
  const reasons = new Map(packingSuggestions(there, []).map(({ item, reason }) => [item, reason]))
  expect(reasons.get('Power adapter')).toBe('for sockets of type G (230 V), unlike those at home')
  expect(reasons.get('Insect repellent')).toBe('warm and damp nights')
  expect(suggested([mildDay])).not.toContain('Insect repellent')
})

test('a reason from the climate says that it is only typical', () => {
  const days: PackingDay[] = [{ ...mildDay, low: 52, high: 80, precipitation: 40, source: 'climate' }]
  expect(weatherReasons(days)).toEqual({
    cold: 'typical low of 52 °F on Apr 18',
    rain: 'typical 40% chance of rain on Apr 18',
    warm: 'typical high of 80 °F on Apr 18',
  })
})

test('a week asks for seven pairs of socks, two people for twice as many and a passport each', () => {
  const counted = (people: number) =>
    Object.fromEntries(
      packingSuggestions({ ...soloWeek, people }, []).map(({ item, pieces }) => [item, pieces]),
    )
  expect(counted(1)).toMatchObject({ Socks: 7, Underwear: 7, 'Passport or ID': 1, 'Day backpack': 1 })
  expect(counted(2)).toMatchObject({ Socks: 14, Underwear: 14, 'Passport or ID': 2, 'Day backpack': 1 })
  const socks = packingSuggestions(soloWeek, []).find(({ item }) => item === 'Socks')
  expect(socks?.reason).toBe('for 7 nights')
})

const anyDay = fc.record({
  date: fc.constant('2026-04-18'),
  low: fc.integer({ min: -40, max: 110 }),
  high: fc.integer({ min: -40, max: 130 }),
  precipitation: fc.integer({ min: 0, max: 100 }),
  source: fc.constantFrom(...weatherSources),
})
const ownNames = names([...always, ...coldItems.freezing, ...rainItems, ...warmItems, ...familyItems])
const anyName = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(...ownNames),
  fc.constantFrom(...ownNames).map((name) => ` ${name.toUpperCase()} `),
)

test('PACK-29 Smart Pack run twice adds nothing the second time, whatever the list and the weather', () => {
  fc.assert(
    fc.property(
      fc.array(anyName, { maxLength: 30 }),
      fc.array(anyDay, { maxLength: 20 }),
      fc.constantFrom(...travelModes),
      (existing, weather, travelMode) => {
        const trip = { ...soloWeek, travelMode, nights: 5, people: 2, weather }
        const first = packingSuggestions(trip, existing)
        expect(packingSuggestions(trip, [...existing, ...names(first)])).toEqual([])
        const had = new Set(existing.map(foldedName))
        expect(first.filter(({ item }) => had.has(foldedName(item)))).toEqual([])
      },
    ),
  )
})

test('flights ask for a bag for liquids each, and a night on the way for a pillow', () => {
  const booked = { flights: 2, nightsOnWay: 1 }
  const asked = packingSuggestions({ ...soloWeek, people: 2, weather: [], booked }, [])
  const about = asked.filter(({ item }) => /liquids|pillow/.test(item))
  expect(about.map(({ item, pieces, reason }) => [item, pieces, reason])).toEqual([
    ['Clear bag for liquids', 2, '2 flights'],
    ['Neck pillow', 2, '1 night on the way'],
  ])
  expect(names(packingSuggestions({ ...soloWeek, weather: [] }, [])).join()).not.toMatch(/liquids|pillow/)
})
