import { clockText } from '@sojourn/contract/values/clock-time'
import { expect, test } from 'vitest'
import { loadGuide } from '../guide/load-guide.ts'
import type { GuideId } from '../guide/towns.ts'
import { factsOf } from '../assistant/samples.ts'
import { mealTimes } from './meal-times.ts'
import { toldDays } from '../assistant/told-samples.ts'

test.each<[id: GuideId, lunch: string, dinner: string, dinnerEnds: string]>([
  ['barcelona', '13:30', '20:00', '22:30'],
  ['buenos-aires', '12:30', '20:00', '22:30'],
  ['mexico-city', '13:30', '19:30', '22:00'],
  ['rome', '12:30', '19:30', '22:00'],
  ['paris', '12:00', '19:00', '21:45'],
  ['oslo', '11:30', '17:30', '21:00'],
  ['new-york', '12:00', '17:30', '21:00'],
  ['tokyo', '12:00', '18:00', '21:30'],
  ['cairo', '13:00', '19:30', '22:00'],
])('in %s nobody has lunch before %s or dinner before %s', async (id, lunch, dinner, dinnerEnds) => {
  const guide = await loadGuide(id)
  // A market for the morning is none.
  const early = new Set(guide.places.filter(({ best }) => best === 'morning').map(({ name }) => name))
  const meals = toldDays(factsOf(id), guide).flatMap(({ activities }) =>
    activities
      .filter(({ type, title }) => type === 'meal' && !early.has(title))
      .map(({ startTime }) => ({ startTime })),
  )
  const noons = meals.filter(({ startTime }) => startTime >= '11:00' && startTime < '17:00')
  const evenings = meals.filter(({ startTime }) => startTime >= '17:00')
  expect(noons.length + evenings.length).toBeGreaterThanOrEqual(3)
  for (const { startTime } of noons) expect(startTime >= lunch, startTime).toBe(true)
  for (const { startTime } of evenings) {
    expect(startTime >= dinner, startTime).toBe(true)
    expect(startTime < dinnerEnds, startTime).toBe(true)
  }
})

test('with children one eats by seven, wherever that is late', () => {
  expect(clockText(mealTimes('ES', true).dinner.from)).toBe('19:00')
  expect(clockText(mealTimes('NO', true).dinner.from)).toBe('17:30')
})
