import { randomUUID } from 'node:crypto'
import type { TripStep } from '@sojourn/contract/sync/steps'
import { beforeAll, expect, test } from 'vitest'
import { createTrip, join, signUp, type Traveller } from '../../../test/test-app.ts'

let maya: Traveller
let tom: Traveller
beforeAll(async () => {
  maya = await signUp({ plan: 'pro', name: 'Maya Okafor' })
  tom = await signUp({ name: 'Tom Larsen' })
})

async function shared() {
  const trip = await createTrip(maya)
  await join(trip, tom)
  const params = { tripId: trip.id }
  const { body: idea } = await maya.call('ideas.add', { params, body: { title: 'Rowing boats' } })
  const onDay: TripStep[] = [
    { action: 'remove', collection: 'ideas', id: idea.id },
    {
      action: 'add',
      collection: 'itinerary',
      id: idea.id,
      fields: { title: 'Rowing boats', date: '2027-04-20' },
    },
  ]
  const write = (who: Traveller, steps: TripStep[], dates?: { startDate: string; endDate: string }) =>
    who.call('sync.steps', { params, body: { steps, ...(dates && { dates }) } as never })
  const titles = async (collection: 'ideas' | 'itinerary') =>
    (await maya.call(`${collection}.list`, { params })).body.map(({ title }) => title)
  return { trip, params, idea, onDay, write, titles }
}

test('an idea is put on a day, and two who do it at once make one activity of it', async () => {
  const { onDay, write, titles, idea } = await shared()
  const { body } = await write(maya, onDay)
  expect(body.rows.map(({ collection, row }) => [collection, row?.['title'] ?? null])).toEqual([
    ['ideas', null],
    ['itinerary', 'Rowing boats'],
  ])
  expect((await write(tom, onDay)).status).toBe(200)
  expect([await titles('ideas'), await titles('itinerary')]).toEqual([[], ['Rowing boats']])
  const back: TripStep[] = [
    { action: 'remove', collection: 'itinerary', id: idea.id },
    { action: 'add', collection: 'ideas', id: idea.id, fields: { title: 'Rowing boats' } },
  ]
  await write(maya, back)
  expect([await titles('ideas'), await titles('itinerary')]).toEqual([['Rowing boats'], []])
})

test('of several writes all happen or none, and the refused one is named', async () => {
  const { idea, onDay, write, titles } = await shared()
  const wrong: TripStep = { action: 'change', collection: 'ideas', id: idea.id, fields: { title: '' } }
  const refused = await write(maya, [onDay[1]!, wrong])
  expect(refused.status).toBe(400)
  expect(refused.error.fields).toEqual({ 'steps.1.title': 'Say what the idea is' })
  expect(await titles('itinerary')).toEqual([])
})

test('what somebody removed meanwhile is passed over, and the rest is written', async () => {
  const { onDay, write, titles } = await shared()
  const gone: TripStep = {
    action: 'change',
    collection: 'itinerary',
    id: randomUUID(),
    fields: { title: 'x' },
  }
  expect((await write(maya, [gone, ...onDay])).body.rows[0]).toMatchObject({ row: null })
  expect(await titles('itinerary')).toEqual(['Rowing boats'])
})

test('the dates change with what moves, and are the owner’s to change', async () => {
  const { trip, onDay, write, titles, params } = await shared()
  const dates = { startDate: '2027-05-01', endDate: '2027-05-08' }
  expect((await write(tom, onDay, dates)).status).toBe(403)
  expect(await titles('itinerary')).toEqual([])
  const { body } = await write(maya, onDay, dates)
  expect(body.trip).toMatchObject({ id: trip.id, startDate: '2027-05-01T00:00:00.000Z' })
  const wrong = await write(maya, [], { startDate: '2027-05-09', endDate: '2027-05-08' })
  expect(wrong.status).toBe(400)
  expect((await maya.call('trips.get', { params })).body.endDate).toBe('2027-05-08T00:00:00.000Z')
})

test('the feed tells one step as one line', async () => {
  const { idea, onDay, write } = await shared()
  const feed = async () =>
    (await tom.call('activity.list', { query: {} })).body.entries
      .filter(({ trip }) => trip.id === idea.tripId)
      .map(({ collection, action }) => `${collection} ${action}`)
  await write(maya, onDay)
  expect(await feed()).toEqual(['itinerary added', 'ideas added'])
  const moved: TripStep = {
    action: 'change',
    collection: 'itinerary',
    id: idea.id,
    fields: { date: '2027-05-02' },
  }
  await write(maya, [moved], { startDate: '2027-05-01', endDate: '2027-05-08' })
  expect(await feed()).toEqual(['trip changed', 'itinerary added', 'ideas added'])
})
