import { archetypeFor } from '@sojourn/contract/places/archetype'
import { expect, test } from 'vitest'
import { createTrip, join, signUp, testApp } from '../../../test/test-app.ts'
import { fillTerrain } from './fill-terrain.ts'

test('a trip from before height and coast were kept gets its mountains, and nobody is told', async () => {
  const { app, db, pool } = await testApp()
  const [maya, tom] = [await signUp(), await signUp()]
  const village = await createTrip(maya, { destination: 'Chamonix, France' })
  const nowhere = await createTrip(maya, { destination: 'Qqxzzv' })
  const ocean = await createTrip(maya, {
    destination: 'Point Nemo',
    latitude: -48.88,
    longitude: -123.39,
    countryCode: null,
    timeZone: null,
  })
  await join(village, tom)
  await pool.query(
    `update trips set "placeName" = null, "elevationM" = null, "coastal" = null where "id" = $1`,
    [village.id],
  )
  const read = async (id: number) => (await maya.call('trips.get', { params: { tripId: id } })).body
  const terrainOf = ({ latitude, longitude, ...trip }: Awaited<ReturnType<typeof read>>) =>
    archetypeFor({ lat: latitude ?? 0, lng: longitude ?? 0, ...trip })
  expect(terrainOf(await read(village.id))).toBe('old-town')
  const { body: before } = await tom.call('activity.list', { query: {} })

  const context = { log: app.log, signal: new AbortController().signal }
  await fillTerrain(db, context)
  const filled = await read(village.id)
  expect(filled).toMatchObject({ placeName: 'Chamonix, France', coastal: false })
  expect(filled.elevationM).toBeGreaterThan(900)
  expect(terrainOf(filled)).toBe('alpine')
  expect(filled).toMatchObject({ latitude: village.latitude, rev: (await read(village.id)).rev })
  expect((await tom.call('activity.list', { query: {} })).body.entries).toEqual(before.entries)

  const revs = async () => Promise.all([village, nowhere, ocean].map(async ({ id }) => (await read(id)).rev))
  const after = await revs()
  await fillTerrain(db, context)
  expect(await revs()).toEqual(after)
})
