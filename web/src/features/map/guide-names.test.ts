import { expect, test } from 'vitest'
import { guideNames } from './guide-names.ts'

const place = (name: string, worth: number, latitude: number) => ({ name, worth, latitude, longitude: -9.1 })
const guide = [place('Tile Museum', 3, 38.71), place('Belém Tower', 5, 38.72), place('Castle', 4, 38.73)]
const stop = (title: string, latitude: number | null = null) => ({
  title,
  location: null,
  latitude,
  longitude: latitude === null ? null : -9.1,
})
const names = (stops: Parameters<typeof guideNames>[1]) => guideNames(guide, stops).map(({ name }) => name)

test('the guide’s places are named by what they are worth', () => {
  expect(names([])).toEqual(['Belém Tower', 'Castle', 'Tile Museum'])
})

test('what is planned already, by name or by place, is not named a second time', () => {
  expect(names([stop('Sunset at Belem tower')])).toEqual(['Castle', 'Tile Museum'])
  expect(names([stop('Old walls', 38.7304)])).toEqual(['Belém Tower', 'Tile Museum'])
  expect(names([stop('Old walls', 38.74)])).toHaveLength(3)
})
