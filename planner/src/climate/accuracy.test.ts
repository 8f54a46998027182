import { describe, expect, test } from 'vitest'
import { anchors, type Anchor } from './anchors.ts'
import { heldOutLevels } from './data/held-out-levels.ts'
import { heldOut } from './data/held-out.ts'
import { climateNormals, type ClimatePlace, estimatorFrom } from './estimate.ts'

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const meanError = (estimated: number[], known: number[]): number =>
  mean(estimated.map((value, month) => Math.abs(value - known[month]!)))
const ninthDecile = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.9)]!

interface Errors {
  name: string
  high: number
  low: number
}

const summary = (errors: Errors[]): string =>
  (['high', 'low'] as const)
    .map((kind) => {
      const values = errors.map((one) => one[kind])
      return `${kind}s off by ${mean(values).toFixed(2)} °C, nine in ten by less than ${ninthDecile(values).toFixed(2)}`
    })
    .join('; ')

/** Each anchor as if nobody knew it: estimated from nine tenths of the others. */
function errorsLeftOut(): Errors[] {
  const folds = 10
  return Array.from({ length: folds }, (_, fold) => {
    const isLeftOut = (_anchor: Anchor, index: number) => index % folds === fold
    const estimate = estimatorFrom(anchors.filter((anchor, index) => !isLeftOut(anchor, index)))
    return anchors.filter(isLeftOut).map((anchor) => {
      const { highC, lowC } = estimate(anchor)
      return { name: anchor.name, high: meanError(highC, anchor.highC), low: meanError(lowC, anchor.lowC) }
    })
  }).flat()
}

describe('a place nobody has told us about', () => {
  test(
    'comes out right within two degrees when its own numbers are hidden',
    { timeout: 60_000 },
    async ({ annotate }) => {
      const errors = errorsLeftOut()
      await annotate(summary(errors))
      expect(errors).toHaveLength(anchors.length)
      for (const kind of ['high', 'low'] as const) {
        const values = errors.map((one) => one[kind])
        expect(mean(values)).toBeLessThan(1.4)
        expect(ninthDecile(values)).toBeLessThan(2.7)
        expect(Math.max(...values)).toBeLessThan(9)
      }
    },
  )

  const cities = heldOut.map((row) => {
    const [name = '', lat, lng, elevation, highs = '', lows = '', rain] = row.split('|')
    const place = { lat: Number(lat), lng: Number(lng), elevationM: Number(elevation) }
    return {
      name,
      place,
      highC: highs.split(' ').map(Number),
      lowC: lows.split(' ').map(Number),
      rainMm: Number(rain),
    }
  })

  test('is not one of the places known', () => {
    const known = new Set(anchors.map(({ name }) => name))
    expect(cities.filter(({ name }) => known.has(name))).toEqual([])
    expect(cities.filter(({ place }) => climateNormals(place).anchor !== null)).toEqual([])
    expect(cities.length).toBeGreaterThanOrEqual(40)
  })

  test('comes out right within a degree or so when it is a well-known city', async ({ annotate }) => {
    const errors = cities.map(({ name, place, highC, lowC }) => {
      const normals = climateNormals(place)
      return { name, high: meanError(normals.highC, highC), low: meanError(normals.lowC, lowC) }
    })
    await annotate(summary(errors))
    expect(mean(errors.map(({ high }) => high))).toBeLessThan(1)
    expect(mean(errors.map(({ low }) => low))).toBeLessThan(1.2)
    expect(errors.filter(({ high, low }) => high > 3.5 || low > 3.5)).toEqual([])
  })

  test('comes out little worse when its height is not known either', () => {
    const errors = cities.map(({ place, highC }) =>
      meanError(climateNormals({ ...place, elevationM: null }).highC, highC),
    )
    expect(mean(errors)).toBeLessThan(1.3)
  })

  test('has its rain of a year within a quarter in nine cities of ten', () => {
    const missed = cities.filter(({ place, rainMm }) => !isRainRight(rainOfYear(place), rainMm))
    expect(missed.length / cities.length, missed.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(0.1)
  })
})

/** Below this nobody minds a quarter more or less. */
const leastRainMm = 80
const isRainRight = (estimated: number, known: number): boolean =>
  Math.abs(estimated - known) <= 0.25 * Math.max(known, leastRainMm)
const rainOfYear = (place: ClimatePlace): number => 12 * mean(climateNormals(place).rainMm)

describe('a town far from every place known', () => {
  const towns = heldOutLevels.map((row) => {
    const [lat = 0, lng = 0, elevationM = 0, rainMm = 0, highC = 0, lowC = 0] = row.split(' ').map(Number)
    return { place: { lat, lng, elevationM }, rainMm, highC, lowC }
  })

  test('has its rain of a year within a quarter in nine of ten', async ({ annotate }) => {
    const right = towns.filter(({ place, rainMm }) => isRainRight(rainOfYear(place), rainMm))
    await annotate(`${right.length} of ${towns.length}`)
    expect(towns).toHaveLength(400)
    expect(right.length / towns.length).toBeGreaterThanOrEqual(0.9)
  })

  test('is as warm by day and as cool by night over the year, within 1.7 degrees in nine of ten', async ({
    annotate,
  }) => {
    const errors = towns.map(({ place, highC, lowC }) => {
      const normals = climateNormals(place)
      return {
        name: '',
        high: Math.abs(mean(normals.highC) - highC),
        low: Math.abs(mean(normals.lowC) - lowC),
      }
    })
    await annotate(summary(errors))
    for (const kind of ['high', 'low'] as const)
      expect(ninthDecile(errors.map((one) => one[kind]))).toBeLessThanOrEqual(1.7)
  })
})
