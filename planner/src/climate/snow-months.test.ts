import { type DestinationId, destinationById, destinations } from '@sojourn/contract/places/data/destinations'
import { snowMonths } from '@sojourn/contract/places/data/snow-months'
import { seasonOf } from '@sojourn/contract/places/season'
import { isSnowMonth } from '@sojourn/contract/places/snow'
import { expect, test } from 'vitest'
import { climateNormals } from './estimate.ts'

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

test('the table of snow holds exactly the winter months whose mean is cold enough', () => {
  const found = (Object.keys(destinations) as DestinationId[]).map((id) => {
    const place = destinationById(id)
    const { highC, lowC } = climateNormals(place)
    const cold = (month: number) => isSnowMonth((highC[month - 1]! + lowC[month - 1]!) / 2)
    return [id, months.filter((month) => seasonOf(place.lat, month) === 'winter' && cold(month))] as const
  })
  expect(Object.fromEntries(found.filter(([, snowy]) => snowy.length > 0))).toEqual(snowMonths)
})
