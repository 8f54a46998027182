import { expect, test } from 'vitest'
import { createTrip, signUp } from '../../../test/test-app.ts'

test('the server looks up where the destination lies, and again when it changes', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya, { destination: 'Kyoto, Japan' })
  expect(trip).toMatchObject({ countryCode: 'JP', timeZone: 'Asia/Tokyo' })
  expect(trip.latitude).toBeCloseTo(35, 0)
  const params = { tripId: trip.id }
  const { body: moved } = await maya.call('trips.update', { params, body: { destination: 'Reykjavik' } })
  expect(moved).toMatchObject({ countryCode: 'IS', timeZone: 'Atlantic/Reykjavik' })
  const { body: lost } = await maya.call('trips.update', { params, body: { destination: 'Qqxzzv' } })
  expect(lost).toMatchObject({ latitude: null, longitude: null, countryCode: null, timeZone: null })
})

test('a trip says what its destination was taken for, how high that lies and whether by the sea', async () => {
  const maya = await signUp()
  const chamonix = await createTrip(maya, { destination: 'Chamonix 2027' })
  expect(chamonix).toMatchObject({ placeName: 'Chamonix, France', coastal: false })
  expect(chamonix.elevationM).toBeGreaterThan(900)
  const params = { tripId: chamonix.id }
  const { body: shore } = await maya.call('trips.update', { params, body: { destination: 'Positano' } })
  expect(shore).toMatchObject({ placeName: 'Positano, Italy', coastal: true })
  const { body: mistyped } = await maya.call('trips.update', { params, body: { destination: 'Bostonn' } })
  expect(mistyped).toMatchObject({
    destination: 'Bostonn',
    latitude: null,
    placeName: null,
    elevationM: null,
  })
  const kent = { latitude: 51.388, longitude: 0.505, countryCode: 'GB', timeZone: 'Europe/London' }
  const { body: chosen } = await maya.call('trips.update', {
    params,
    body: { destination: 'Rochester, United Kingdom', ...kent },
  })
  expect(chosen).toMatchObject({ ...kent, placeName: 'Rochester, United Kingdom' })
})

test('the place a traveller chose is kept as chosen', async () => {
  const trip = await createTrip(await signUp(), {
    destination: 'Paris, Texas',
    latitude: 33.6609,
    longitude: -95.5555,
  })
  expect(trip).toMatchObject({ latitude: 33.6609, longitude: -95.5555, countryCode: 'US' })
  expect(trip.timeZone).toBe('America/Chicago')
})
