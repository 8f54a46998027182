import type { PlainArchetype } from '@sojourn/contract/places/archetype'
import { type DestinationId, destinationById, destinations } from '@sojourn/contract/places/data/destinations'
import { type DestinationPhoto, photoFor } from '@sojourn/contract/places/photo-lookup'
import { expect, test } from 'vitest'
import { eveningOf, lights } from './data/lights.ts'
import { placeholderSkies } from './data/placeholder-skies.ts'
import { drawings, plainDrawings } from './data/recipes.ts'
import { placeholderFor } from './placeholder.ts'
import type { Drawing } from './recipe.ts'

const placePhotos = (Object.keys(destinations) as DestinationId[]).map((id): [DestinationPhoto, Drawing] => [
  photoFor(destinationById(id).name),
  drawings[id],
])
const plainPhotos = Object.entries(plainDrawings).map(([archetype, drawing]): [DestinationPhoto, Drawing] => [
  { id: null, caption: 'Smalltown', ink: 'iris', archetype: archetype as PlainArchetype },
  drawing,
])
const pictures = [...placePhotos, ...plainPhotos]

test('before a picture is drawn its frame shows the first and the last colour of its sky', () => {
  const wrong = pictures.filter(([photo, { light, sky = lights[light].sky }]) => {
    const { top, bottom } = placeholderFor(photo, false)
    return top !== sky[0] || bottom !== sky[3]
  })
  expect(wrong).toEqual([])
})

test('in the dark theme the frame shows the evening sky', () => {
  const wrong = pictures.filter(([photo, { light }]) => {
    const { top, bottom, dark } = placeholderFor(photo, true)
    const { sky } = lights[eveningOf[light]]
    return top !== sky[0] || bottom !== sky[3] || !dark
  })
  expect(wrong).toEqual([])
})

test.each([
  ['Lisbon', false, false],
  ['Tokyo', false, true],
  ['Reykjavik', false, true],
  ['Lisbon', true, true],
])('%s, evening %s: the picture is dark: %s', (name, evening, dark) => {
  expect(placeholderFor(photoFor(name), evening).dark).toBe(dark)
})

test('the table stays small enough to load with the page', () => {
  expect(JSON.stringify(placeholderSkies).length).toBeLessThan(4096)
})
