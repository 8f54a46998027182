import { mostLegs } from '@sojourn/contract/legs/leg-dates'
import { expect, test } from 'vitest'
import { createTrip, join, signUp } from '../../../test/test-app.ts'

const rome = { destination: 'Rome, Italy', arriveDate: '2027-04-18', leaveDate: '2027-04-21' } as const
const florence = { destination: 'Florence', arriveDate: '2027-04-21', leaveDate: '2027-04-23' } as const

async function trip() {
  const maya = await signUp({ plan: 'pro' })
  const made = await createTrip(maya)
  const params = { tripId: made.id }
  const add = (body: object) => maya.call('legs.add', { params, body: body as never })
  const places = async () => (await maya.call('legs.list', { params })).body
  return { maya, made, params, add, places }
}

test('a place is found by its name, with its country, zone and height, and stands in the order of the journey', async () => {
  const { maya, made, params, add, places } = await trip()
  await add(florence)
  const { body: added } = await add(rome)
  expect(added).toMatchObject({
    countryCode: 'IT',
    timeZone: 'Europe/Rome',
    placeName: 'Rome, Italy',
    coastal: false,
  })
  expect((await places()).map(({ destination }) => destination)).toEqual(['Rome, Italy', 'Florence'])
  const tom = await signUp()
  await join(made, tom)
  const { body: snapshot } = await tom.call('sync.snapshot', { params })
  expect(snapshot.legs.map(({ destination }) => destination)).toEqual(['Rome, Italy', 'Florence'])
  expect((await maya.call('trips.contents', { params })).body).toMatchObject({ legs: 2 })
})

test('another place moves it on the map, other dates leave it where it is', async () => {
  const { maya, add } = await trip()
  const { body: before } = await add({ ...rome, latitude: 41.9, longitude: 12.5 })
  const change = async (body: object) =>
    (await maya.call('legs.update', { params: { id: before.id }, body: body as never })).body
  expect(await change({ leaveDate: '2027-04-22' })).toMatchObject({ latitude: 41.9, leaveDate: '2027-04-22' })
  const venice = await change({ destination: 'Venice' })
  expect(venice.placeName).toBe('Venice, Italy')
  expect(venice.latitude).toBeCloseTo(45.44, 1)
  expect(await change({ destination: 'Grandma’s garden' })).toMatchObject({ latitude: null, timeZone: null })
})

test.each([
  [{ destination: '  ' }, 'destination', 'Place is required'],
  [{ leaveDate: '2027-04-18' }, 'leaveDate', 'A place needs at least one night'],
  [{ leaveDate: '2027-04-10' }, 'leaveDate', 'A place needs at least one night'],
  [{ arriveDate: '2027-02-30' }, 'arriveDate', 'Enter a date that exists'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Use the name of a time zone'],
])('a place with %j is refused at its field', async (wrong, field, message) => {
  const { add, places } = await trip()
  const { status, error } = await add({ ...rome, ...wrong })
  expect([status, error.fields]).toEqual([400, { [field]: message }])
  expect(await places()).toEqual([])
})

test('a departure that comes before the stored arrival is refused, and nothing changes', async () => {
  const { maya, add, places } = await trip()
  const { body: stored } = await add(rome)
  const { error } = await maya.call('legs.update', {
    params: { id: stored.id },
    body: { leaveDate: '2027-04-18' },
  })
  expect(error.fields).toEqual({ leaveDate: 'A place needs at least one night' })
  expect(await places()).toEqual([stored])
})

test('gaps between places and nights outside the trip are kept as they are', async () => {
  const { add, places } = await trip()
  await add({ ...rome, arriveDate: '2027-04-01', leaveDate: '2027-04-03' })
  await add({ ...florence, arriveDate: '2027-05-20', leaveDate: '2027-08-18' })
  expect((await places()).map(({ leaveDate }) => leaveDate)).toEqual(['2027-04-03', '2027-08-18'])
})

test('forty places are a journey, and one more is told', async () => {
  const { maya, params, add, places } = await trip()
  const { body: file } = await maya.call('export.file', { params })
  const many = Array.from({ length: mostLegs - 1 }, () => rome)
  const imported = await maya.call('export.import', {
    body: { ...file, trip: { ...file.trip, legs: [...many, rome, rome] } } as never,
  })
  expect(imported.error.fields).toEqual({ destination: 'A trip can have at most 40 places' })
  for (const body of [...many, rome]) expect((await add(body)).status).toBe(200)
  const { status, error } = await add(florence)
  expect([status, error.fields]).toEqual([400, { destination: 'A trip can have at most 40 places' }])
  expect(await places()).toHaveLength(mostLegs)
})

/** Three places, of which the first is not the destination that the trip was made with. */
async function throughItaly() {
  const made = await trip()
  for (const place of [
    rome,
    florence,
    { ...florence, destination: 'Venice', arriveDate: '2027-04-23', leaveDate: '2027-04-25' },
  ])
    await made.add(place)
  const { maya, params } = made
  const now = async () => (await maya.call('trips.get', { params })).body
  return { ...made, now }
}

test('the destination of a trip with several places is the first of them, whichever that becomes', async () => {
  const { maya, places, now } = await throughItaly()
  const [first, second] = await places()
  expect((await now()).route).toEqual(['Rome, Italy', 'Florence', 'Venice'])
  expect(await now()).toMatchObject({
    destination: 'Rome, Italy',
    placeName: 'Rome, Italy',
    countryCode: 'IT',
  })
  await maya.call('legs.update', { params: { id: second!.id }, body: { arriveDate: '2027-04-17' } })
  expect(await now()).toMatchObject({ destination: 'Florence', latitude: second!.latitude })
  await maya.call('legs.remove', { params: { id: second!.id } })
  expect(await now()).toMatchObject({ destination: 'Rome, Italy' })
  await maya.call('legs.update', { params: { id: first!.id }, body: { destination: 'Naples, Italy' } })
  expect(await now()).toMatchObject({ destination: 'Naples, Italy', route: ['Naples, Italy', 'Venice'] })
})

test('another destination of the trip moves its first place and no other, and a title moves none', async () => {
  const { maya, params, places, now } = await throughItaly()
  await maya.call('trips.update', { params, body: { destination: 'Milan, Italy' } })
  const moved = await places()
  expect(moved.map(({ destination }) => destination)).toEqual(['Milan, Italy', 'Florence', 'Venice'])
  expect((await now()).route).toEqual(['Milan, Italy', 'Florence', 'Venice'])
  expect(moved[0]).toMatchObject({ placeName: 'Milan, Italy', latitude: (await now()).latitude })
  await maya.call('trips.update', { params, body: { title: 'North' } })
  expect(await places()).toEqual(moved)
})

test('a place by itself leaves the destination of the trip alone', async () => {
  const { maya, params, made, add, places } = await trip()
  await add(rome)
  expect((await maya.call('trips.get', { params })).body.destination).toBe(made.destination)
  await maya.call('trips.update', { params, body: { destination: 'Milan, Italy' } })
  expect((await places()).map(({ destination }) => destination)).toEqual(['Rome, Italy'])
})

test('who follows the trip is told of both, and the file of it brings both back', async () => {
  const { maya, params, now } = await throughItaly()
  const { rev } = await now()
  await maya.call('trips.update', { params, body: { destination: 'Milan, Italy' } })
  const { body } = await maya.call('sync.changes', { params, query: { since: rev } })
  expect(body).toMatchObject({ changes: [{ collection: 'legs' }, { collection: 'trip' }] })
  const { body: file } = await maya.call('export.file', { params })
  const wrong = { ...file, trip: { ...file.trip, destination: 'Oslo, Norway' } }
  const { body: copy } = await maya.call('export.import', { body: wrong as never })
  expect(copy).toMatchObject({ destination: 'Milan, Italy', placeName: 'Milan, Italy' })
})
