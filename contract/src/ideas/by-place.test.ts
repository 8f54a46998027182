import { expect, test } from 'vitest'
import { ideasByPlace } from './by-place.ts'

const leg = (
  id: string,
  arriveDate: string,
  leaveDate: string,
  latitude: number | null,
  longitude: number,
) => ({
  id,
  arriveDate,
  leaveDate,
  order: 0,
  latitude,
  longitude: latitude === null ? null : longitude,
})
const rome = leg('Rome', '2026-06-12', '2026-06-15', 41.9, 12.5)
const florence = leg('Florence', '2026-06-15', '2026-06-18', 43.77, 11.25)
const hamlet = leg('Hamlet', '2026-06-18', '2026-06-20', null, 0)
const dome = { id: 'dome', latitude: 43.773, longitude: 11.256 }
const boats = { id: 'boats', latitude: 41.92, longitude: 12.49 }
const market = { id: 'market', latitude: 41.877, longitude: 12.474 }
const song = { id: 'song', latitude: null, longitude: null }

test.each([
  [
    'under its places in the order of the journey',
    [florence, rome],
    [song, dome, market, boats],
    'Rome: market boats, Florence: dome, -: song',
  ],
  ['without a place where there is none near', [rome, florence], [boats], 'Rome: boats'],
  [
    'past a place of which nobody knows where it is',
    [rome, florence, hamlet],
    [dome, song],
    'Florence: dome, -: song',
  ],
  ['together on a trip with one place', [], [song, dome], '-: song dome'],
  ['nowhere while there are none', [rome, florence], [], ''],
])('ideas stand %s', (_, legs, ideas, expected) => {
  const told = ideasByPlace(ideas, legs).map(
    ({ place, ideas: own }) => `${place?.id ?? '-'}: ${own.map(({ id }) => id).join(' ')}`,
  )
  expect(told.join(', ')).toBe(expected)
})
