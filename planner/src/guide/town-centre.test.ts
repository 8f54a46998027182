import type { DestinationId } from '@sojourn/contract/places/data/destinations'
import { distanceKm } from '@sojourn/contract/places/distance'
import { expect, test } from 'vitest'
import { factsOf } from '../assistant/samples.ts'
import { centreOf } from '../assistant/trip-days.ts'
import { loadGuide } from './load-guide.ts'

test.each<[DestinationId, string, number, number]>([
  ['tokyo', 'Tokyo Station', 35.681, 139.767],
  ['mumbai', 'Colaba', 18.922, 72.832],
  ['muscat', 'Mutrah', 23.621, 58.566],
  ['singapore', 'the river', 1.287, 103.852],
  ['las-vegas', 'the Strip', 36.113, -115.173],
  ['ho-chi-minh-city', 'District 1', 10.776, 106.7],
  ['fez', 'the medina', 34.062, -4.98],
  ['zermatt', 'the village', 46.021, 7.748],
  ['paris', 'the islands', 48.855, 2.347],
])('a plan of %s begins where visitors are: at %s', async (id, _, lat, lng) => {
  const centre = centreOf(factsOf(id), await loadGuide(id))!
  expect(distanceKm({ lat: centre.latitude, lng: centre.longitude }, { lat, lng })).toBeLessThan(2.5)
})
