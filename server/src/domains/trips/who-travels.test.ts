import { expect, test } from 'vitest'
import { createTrip, join, signUp, testApp } from '../../../test/test-app.ts'

const never = { adults: null, children: null, childAges: null }

test('who travels need not be said, is kept when it is, and can be taken back', async () => {
  const maya = await signUp()
  const trip = await createTrip(maya)
  expect(trip).toMatchObject(never)
  const change = async (body: object) =>
    (await maya.call('trips.update', { params: { tripId: trip.id }, body })).body
  expect(await change({ adults: 2, children: 2, childAges: '9,4' })).toMatchObject({
    adults: 2,
    children: 2,
    childAges: '9, 4',
  })
  expect(await change({ title: 'Lisbon' })).toMatchObject({ adults: 2, children: 2, childAges: '9, 4' })
  expect(await change({ children: 1 })).toMatchObject({ children: 1, childAges: '9' })
  expect(await change({ adults: null, children: null })).toMatchObject(never)
})

test('an age without a child is not kept with a new trip', async () => {
  const trip = await createTrip(await signUp(), { children: 1, childAges: '4, 9' })
  expect(trip).toMatchObject({ adults: null, children: 1, childAges: '4' })
})

test('what the others are told of it are the fields that changed', async () => {
  const [maya, tunde] = [await signUp(), await signUp({ name: 'Tunde' })]
  const trip = await createTrip(maya)
  await join(trip, tunde)
  await maya.call('trips.update', { params: { tripId: trip.id }, body: { children: 2 } })
  const { db } = await testApp()
  const logged = await db
    .selectFrom('changes')
    .select('fields')
    .where('tripId', '=', trip.id)
    .where('collection', '=', 'trip')
    .orderBy('rev', 'desc')
    .executeTakeFirstOrThrow()
  expect(logged.fields).toEqual(['children'])
})

test('who travels goes through a file', async () => {
  const maya = await signUp({ plan: 'pro' })
  const said = { adults: 3, children: 2, childAges: '4, 9' }
  const trip = await createTrip(maya, said)
  const { body: file } = await maya.call('export.file', { params: { tripId: trip.id } })
  expect(file.trip).toMatchObject(said)
  expect((await maya.call('export.import', { body: file as never })).body).toMatchObject(said)
})
