import { destinations } from '@sojourn/contract/places/data/destinations'
import { daysFrom } from '@sojourn/contract/values/plain-date'
import { describe, expect, test } from 'vitest'
import { anchors } from './anchors.ts'
import { climateNormals, typicalDay, type ClimateNormals } from './estimate.ts'

const lisbon = { lat: 38.7223, lng: -9.1393, elevationM: 77 }
const hottest = (values: number[]): number => values.indexOf(Math.max(...values)) + 1
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe('a place we know', () => {
  test('gets its own normals', () => {
    const known = anchors.find(({ name }) => name === 'Lisbon')!
    const normals = climateNormals(lisbon)
    expect(normals.anchor).toBe('Lisbon')
    expect(normals.distanceKm).toBeLessThan(2)
    expect(normals.highC).toEqual(known.highC)
    expect(normals.rainMm).toEqual(known.rainMm)
  })

  test('every destination is answered from its own numbers', () => {
    const strangers = Object.values(destinations).filter(
      (place) => climateNormals(place).anchor !== place.name,
    )
    expect(strangers.map(({ name }) => name)).toEqual([])
  })

  test('a hill above it is cooler, and by as much as air cools', () => {
    const hill = climateNormals({ ...lisbon, elevationM: 177 })
    expect(mean(climateNormals(lisbon).highC) - mean(hill.highC)).toBeCloseTo(0.6, 1)
  })

  test('what the traveller does with the numbers does not change the next answer', () => {
    climateNormals(lisbon).rainMm.fill(0)
    expect(climateNormals(lisbon).rainMm[0]).toBeGreaterThan(50)
  })
})

describe('any place on earth', () => {
  const everywhere = Array.from({ length: 400 }, (_, index) => ({
    lat: -89 + ((index * 37) % 179),
    lng: -179 + ((index * 101) % 359),
    elevationM: index % 3 === 0 ? null : (index * 211) % 4000,
  }))

  test('has twelve possible months', () => {
    const isPossible = ({ highC, lowC, rainMm, wetDays }: ClimateNormals): boolean =>
      highC.length === 12 &&
      highC.every((high, month) => high > lowC[month]! && high < 52 && lowC[month]! > -80) &&
      rainMm.every((rain) => rain >= 0 && rain < 1500) &&
      wetDays.every((days) => days >= 0 && days <= 31)
    expect(everywhere.filter((place) => !isPossible(climateNormals(place)))).toEqual([])
  })

  test.each([
    ['Toulon', 43.12, 5.93, 7, 8],
    ['Valdivia', -39.81, -73.25, 1, 2],
    ['Bloemhof', -27.65, 25.6, 11, 2],
    ['Uppsala', 59.86, 17.64, 7, 7],
  ])('the warmest month of %s comes in its own summer', (_name, lat, lng, earliest, latest) => {
    const month = hottest(climateNormals({ lat, lng, elevationM: 50 }).highC)
    const summer =
      earliest <= latest ? month >= earliest && month <= latest : month >= earliest || month <= latest
    expect(summer).toBe(true)
  })

  test('one step across the equator does not turn the year round', () => {
    const north = climateNormals({ lat: 0.2, lng: 24, elevationM: 450 })
    const south = climateNormals({ lat: -0.2, lng: 24, elevationM: 450 })
    for (const [month, high] of north.highC.entries())
      expect(Math.abs(high - south.highC[month]!)).toBeLessThan(0.5)
  })

  test('the Sahara is hot and dry, the poles never warm, a summit colder than its valley', () => {
    const sahara = climateNormals({ lat: 23, lng: 10, elevationM: 500 })
    expect(Math.max(...sahara.highC)).toBeGreaterThan(38)
    expect(sahara.rainMm.reduce((sum, rain) => sum + rain, 0)).toBeLessThan(80)
    expect(Math.max(...climateNormals({ lat: 90, lng: 0, elevationM: 0 }).highC)).toBeLessThan(6)
    expect(Math.max(...climateNormals({ lat: -85, lng: 90, elevationM: 3000 }).highC)).toBeLessThan(-10)
    const summit = climateNormals({ lat: 45.83, lng: 6.86, elevationM: 4808 })
    const valley = climateNormals({ lat: 45.92, lng: 6.87, elevationM: 1042 })
    expect(valley.highC[6]! - summit.highC[6]!).toBeGreaterThan(18)
    expect(valley.highC[6]! - summit.highC[6]!).toBeLessThan(28)
  })

  test('without a height, a port is taken to lie at the sea and an upland town up there', () => {
    const port = { lat: 41.12, lng: 1.25 }
    expect(climateNormals({ ...port, elevationM: null })).toEqual(climateNormals({ ...port, elevationM: 0 }))
    const upland = { lat: 19.8, lng: -98.9 }
    const guessed = mean(climateNormals({ ...upland, elevationM: null }).highC)
    expect(guessed).toBeLessThan(mean(climateNormals({ ...upland, elevationM: 800 }).highC))
  })

  test('an answer takes a blink', () => {
    const started = performance.now()
    for (const place of everywhere.slice(0, 100)) climateNormals(place)
    expect((performance.now() - started) / 100).toBeLessThan(40)
  })
})

describe('a typical day', () => {
  test('in mid-month is that month’s normal', () => {
    const { highC, lowC, wetDays } = climateNormals(lisbon)
    const day = typicalDay(lisbon, '2026-11-15')
    expect(day.month).toBe(11)
    expect(day.highC).toBeCloseTo(highC[10]!, 0)
    expect(day.lowC).toBeCloseTo(lowC[10]!, 0)
    expect(day.rainChance).toBe(Math.round((wetDays[10]! / 30) * 100))
  })

  test('at the turn of a month is halfway between two, new year included', () => {
    const { highC } = climateNormals(lisbon)
    expect(typicalDay(lisbon, '2026-12-31').highC).toBeCloseTo((highC[11]! + highC[0]!) / 2, 0)
    expect(typicalDay(lisbon, '2026-04-30').highC).toBeCloseTo((highC[3]! + highC[4]!) / 2, 0)
  })

  test('follows on from the day before, all year long', () => {
    const yakutsk = { lat: 62.03, lng: 129.73, elevationM: 101 }
    const days = daysFrom('2027-12-25', '2029-01-05').map((date) => typicalDay(yakutsk, date))
    const steps = days.slice(1).map((day, index) => Math.abs(day.highC - days[index]!.highC))
    expect(Math.max(...steps)).toBeLessThan(1)
    expect(
      days.every(({ rainChance }) => Number.isInteger(rainChance) && rainChance >= 0 && rainChance <= 100),
    ).toBe(true)
  })

  test('in Singapore is likelier wet in December than in February', () => {
    const singapore = { lat: 1.35, lng: 103.82, elevationM: 15 }
    const [december, february] = ['2026-12-15', '2026-02-14'].map(
      (date) => typicalDay(singapore, date).rainChance,
    )
    expect(december).toBeGreaterThan(february! + 15)
  })
})
