import { interestKeys } from '@sojourn/contract/ai/preferences'
import { insightCategories } from '@sojourn/contract/insights/categories'
import { cityIds, popularIds } from '@sojourn/contract/places/data/cities'
import { distanceKm } from '@sojourn/contract/places/distance'
import { beforeAll, describe, expect, test } from 'vitest'
import { guideKinds } from './guide-place.ts'
import { loadTable } from './guide-tables.ts'
import { type Guide, loadGuide } from './load-guide.ts'
import { guideIds, placeOfGuide } from './towns.ts'
import { told } from '../assistant/told-samples.ts'

const large = new Set<string>([...cityIds, ...popularIds])
const kmOfStop = 60
const kmOfDayTrip = 230

describe.each(guideIds)('the guide of %s', (id) => {
  let guide: Guide
  beforeAll(async () => {
    guide = await loadGuide(id)
  })

  test('names enough places, each once', () => {
    expect(guide.places.length).toBeGreaterThanOrEqual(large.has(id) ? 40 : 12)
    expect(new Set(guide.places.map((place) => place.id)).size).toBe(guide.places.length)
  })

  test('names three to eight icons, each one of its best places', async () => {
    const { icons } = await loadTable(id)
    expect(icons.length).toBeGreaterThanOrEqual(3)
    expect(icons.length).toBeLessThanOrEqual(8)
    const shown = guide.places.filter(({ icon }) => icon)
    expect(new Set(shown.map(({ name }) => name))).toEqual(new Set(icons))
    expect(shown.length).toBe(icons.length)
    for (const { name, worth } of shown) expect(worth, name).toBe(5)
  })

  test('knows two places for lunch and two for dinner, a large city enough for a week', () => {
    const least = large.has(id) ? 7 : 2
    const tables = guide.places.filter(
      ({ kind, minutes, best }) => kind === 'food' && minutes >= 45 && best !== 'morning',
    )
    const lunch = tables.filter(({ best }) => best === 'any' || best === 'afternoon')
    expect(lunch.length).toBeGreaterThanOrEqual(least)
    expect(tables.filter(({ best }) => best !== 'afternoon').length).toBeGreaterThanOrEqual(least)
  })

  test('puts every place where the destination is', () => {
    const { lat, lng } = guide.base
      ? { lat: guide.base.latitude, lng: guide.base.longitude }
      : placeOfGuide(id)
    for (const { name, kind, latitude, longitude } of guide.places) {
      const km = distanceKm({ lat, lng }, { lat: latitude, lng: longitude })
      expect(km, `${name} is ${Math.round(km)} km away`).toBeLessThan(
        kind === 'day trip' ? kmOfDayTrip : kmOfStop,
      )
    }
  })

  test('puts no place on a rounded spot, and no two on the same', () => {
    const decimals = (degrees: number): number => (String(degrees).split('.')[1] ?? '').length
    const areas = new Set(['nature', 'beach', 'park', 'day trip'])
    const stretches = new Set(['Chapman’s Peak Drive', 'Vermilion Lakes'])
    const rounded = guide.places
      .filter(({ kind, name }) => !areas.has(kind) && !stretches.has(name))
      .filter(({ latitude, longitude }) => {
        const [fewer = 0, more = 0] = [decimals(latitude), decimals(longitude)].toSorted((a, b) => a - b)
        return fewer <= 2 && more <= 3
      })
    expect(rounded.map(({ name }) => name)).toEqual([])
    const spots = guide.places.map(({ latitude, longitude }) => `${latitude} ${longitude}`)
    expect(spots.filter((spot, at) => spots.indexOf(spot) !== at)).toEqual([])
    const rough = guide.places.filter(
      ({ latitude, longitude }) => decimals(latitude) <= 3 && decimals(longitude) <= 3,
    )
    if (large.has(id)) expect(rough.length, rough.map(({ name }) => name).join()).toBeLessThanOrEqual(4)
  })

  test('says of every place what a plan needs', () => {
    for (const place of guide.places) {
      expect(guideKinds, place.name).toContain(place.kind)
      expect(place.interests.length, place.name).toBeGreaterThan(0)
      for (const key of place.interests) expect(interestKeys).toContain(key)
      expect(place.minutes, place.name).toBeGreaterThanOrEqual(15)
      expect(place.minutes, place.name).toBeLessThanOrEqual(600)
      expect(place.cost, place.name).toBeGreaterThanOrEqual(0)
      for (const text of [place.about, told(place.tip)]) {
        expect(text.length, place.name).toBeGreaterThan(10)
        expect(text.length, place.name).toBeLessThanOrEqual(160)
      }
      expect(place.way === null, place.name).toBe(place.kind !== 'day trip')
      const spans = place.hours?.flat() ?? [[0, 1440]]
      expect(spans.length, place.name).toBeGreaterThan(0)
      for (const [from, until] of spans) expect(until - (from ?? 0), place.name).toBeGreaterThan(0)
    }
  })

  test('names of the parts of the town only places that it has', async () => {
    const { quarters = {} } = await loadTable(id)
    const named = Object.values(quarters).flat()
    expect(new Set(named).size).toBe(named.length)
    expect(named.filter((name) => !guide.places.some((place) => place.name === name))).toEqual([])
    for (const { name, quarter, way } of guide.places) if (way) expect(quarter, name).toBeNull()
  })

  test('has insights of every category, costs that rise with comfort, and festivals', () => {
    expect(new Set(guide.insights.map(([category]) => category))).toEqual(new Set(insightCategories))
    const { budget, 'mid-range': middle, luxury } = guide.dailyCost
    expect(budget < middle && middle < luxury).toBe(true)
    for (const [, when] of guide.festivals) expect(when).toMatch(/\d|easter|monday|sunday|orthodox|chinese/)
  })
})
