import { randomUUID } from 'node:crypto'
import { maxIdeas } from '@sojourn/contract/ideas/limits'
import { type Taken, takenParts } from '@sojourn/contract/trips/duplicate'
import { expect, test } from 'vitest'
import { boats, expense, flight, item, note, place, thing } from '../../../test/settled.ts'
import { createTrip, join, signUp, testApp, type Traveller } from '../../../test/test-app.ts'

const all = Object.fromEntries(takenParts.map((part) => [part, true])) as Taken
const lisbon = {
  ...place,
  destination: 'Lisbon, Portugal',
  arriveDate: '2027-04-18',
  leaveDate: '2027-04-21',
}

/** Maya's trip with something of everything, and Tom, who is on it. */
async function shared() {
  const [maya, tom] = [await signUp(), await signUp({ name: 'Tom Larsen' })]
  const trip = await createTrip(maya, { budget: 1200, adults: 2, description: 'Slow' })
  await join(trip, tom)
  const params = { tripId: trip.id }
  await maya.call('itinerary.add', { params, body: item })
  await maya.call('itinerary.add', { params, body: { ...item, title: 'Pena Palace', date: '2027-04-25' } })
  await maya.call('dayNotes.add', { params, body: note })
  await maya.call('packing.add', { params, body: { ...thing, packed: true, memberName: 'Maya' } })
  await maya.call('ideas.add', { params, body: { ...boats, votes: [{ by: maya.id, up: true }] } })
  await maya.call('legs.add', { params, body: lisbon })
  await maya.call('legs.add', { params, body: { ...place, leaveDate: '2027-04-25' } })
  await maya.call('expenses.add', { params, body: expense })
  await maya.call('bookings.add', { params, body: flight })
  await tom.call('bookings.add', { params, body: { ...flight, title: 'A surprise', private: true } })
  return { maya, tom, params }
}

const again = { title: 'Lisbon again', startDate: '2028-04-16', endDate: '2028-04-23', take: all }

const duplicate = (who: Traveller, params: { tripId: number }, changes: object = {}) =>
  who.call('trips.duplicate', { params, body: { ...again, clientId: randomUUID(), ...changes } })

const read = async (who: Traveller, tripId: number) =>
  (await who.call('sync.snapshot', { params: { tripId } })).body

test('a member makes a trip of their own from one they are on, its days moved, without bookings, expenses and people', async () => {
  const { tom, params } = await shared()
  const { status, body } = await duplicate(tom, params)
  expect([status, body.role, body.title, body.startDate, body.status]).toEqual([
    200,
    'owner',
    'Lisbon again',
    '2028-04-16T00:00:00.000Z',
    'planning',
  ])
  const made = await read(tom, body.id)
  expect(made.trip).toMatchObject({
    budget: 1200,
    adults: 2,
    description: 'Slow',
    route: ['Lisbon, Portugal', 'Porto, Portugal'],
  })
  expect(made.itinerary).toMatchObject([
    { title: 'Tram 28', date: '2028-04-17', time: '10:30', cost: 3.2 },
    { title: 'Pena Palace', date: '2028-04-23' },
  ])
  expect(made.dayNotes).toMatchObject([{ text: note.text, date: '2028-04-17' }])
  expect(made.packing).toMatchObject([{ item: 'Rain jacket', packed: false, memberName: null }])
  expect(made.ideas).toMatchObject([{ title: 'Rowing boats', votes: [] }])
  expect(made.legs).toMatchObject([
    { arriveDate: '2028-04-16' },
    { arriveDate: '2028-04-19', leaveDate: '2028-04-23' },
  ])
  expect([
    made.bookings,
    made.expenses,
    made.travellers,
    made.transfers,
    made.members.map(({ name }) => name),
  ]).toEqual([[], [], [], [], ['Tom Larsen']])
  expect(JSON.stringify(made)).not.toMatch(/K7QM2P|surprise/)
})

test('the trip it was made from stays as it was', async () => {
  const { maya, params } = await shared()
  const before = await read(maya, params.tripId)
  await duplicate(maya, params)
  expect(await read(maya, params.tripId)).toEqual(before)
})

test('what was not wanted is not taken, and what a shorter trip has no day for becomes an idea or is left out', async () => {
  const { maya, params } = await shared()
  const shorter = { endDate: '2028-04-19' }
  const { body: kept } = await duplicate(maya, params, shorter)
  expect((await read(maya, kept.id)).ideas.map(({ title }) => title)).toEqual(['Rowing boats', 'Pena Palace'])
  const take = { ...all, ideas: false, packing: false, budget: false, places: false }
  const { body: bare } = await duplicate(maya, params, { ...shorter, take })
  const made = await read(maya, bare.id)
  expect(made.itinerary.map(({ title }) => title)).toEqual(['Tram 28'])
  expect([made.ideas, made.packing, made.legs, made.trip.budget, made.trip.destination]).toEqual([
    [],
    [],
    [],
    null,
    'Lisbon, Portugal',
  ])
})

test('sent twice it makes one trip, under the same key or under another', async () => {
  const { maya, params } = await shared()
  const body = { ...again, clientId: randomUUID() }
  const headers = { 'idempotency-key': randomUUID() }
  const send = (keyed: Record<string, string>) => maya.call('trips.duplicate', { params, body }, keyed)
  const answers = [await send(headers), await send(headers), await send({})]
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  expect((await read(maya, answers[0]!.body.id)).packing).toHaveLength(1)
  expect((await maya.call('trips.list', {})).body).toHaveLength(2)
})

test('who was taken off a trip still has the one they made of it', async () => {
  const { maya, tom, params } = await shared()
  const headers = { 'idempotency-key': randomUUID() }
  const body = { ...again, clientId: randomUUID() }
  const send = () => tom.call('trips.duplicate', { params, body }, headers)
  const { body: made } = await send()
  await maya.call('members.remove', { params: { ...params, memberId: tom.id } })
  expect((await send()).body).toEqual(made)
  expect((await duplicate(tom, params)).status).toBe(404)
})

test('it counts like any other trip: beyond the limit of the plan nothing is made', async () => {
  const { maya, params } = await shared()
  await createTrip(maya)
  await createTrip(maya)
  const refused = await duplicate(maya, params)
  expect([refused.status, refused.error.code]).toEqual([403, 'plan_limit'])
  expect((await maya.call('trips.list', {})).body).toHaveLength(3)
})

test('more ideas than a trip can hold are refused, and no half a trip is left', async () => {
  const { maya, params } = await shared()
  const { db } = await testApp()
  const [idea] = await db.selectFrom('ideas').selectAll().where('tripId', '=', params.tripId).execute()
  const more = Array.from({ length: maxIdeas - 1 }, () => ({
    ...idea!,
    id: randomUUID(),
    votes: '[]' as never,
  }))
  await db.insertInto('ideas').values(more).execute()
  const refused = await duplicate(maya, params, { endDate: '2028-04-19' })
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid_input'])
  expect((await maya.call('trips.list', {})).body).toHaveLength(1)
})

test('a title, an end after the start and what to take are asked for', async () => {
  const { maya, params } = await shared()
  const { error } = await duplicate(maya, params, { title: ' ', endDate: '2028-04-01' })
  expect(error.fields).toMatchObject({ title: 'Trip title is required' })
  const { error: dates } = await duplicate(maya, params, { endDate: '2028-04-01' })
  expect(dates.fields).toEqual({ endDate: 'End date must be after start date' })
})
