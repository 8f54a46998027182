import { guidedDestination } from '@sojourn/planner/guide/guide-for'
import { townById, townIds } from '@sojourn/planner/guide/towns'
import { expect, test } from 'vitest'
import { findPlace } from '../places/gazetteer/resolve.ts'

test('a trip to any town of the guide, written with its country, is found and given its guide', () => {
  const others = townIds.flatMap((id) => {
    const { name, country } = townById(id)
    const destination = name === country ? name : `${name}, ${country}`
    const place = findPlace(destination)
    const guided = guidedDestination({
      destination,
      latitude: place?.lat ?? null,
      longitude: place?.lng ?? null,
      countryCode: place?.countryCode ?? null,
    })
    return guided === id ? [] : [`${destination}: ${guided}`]
  })
  expect(others).toEqual([])
})
