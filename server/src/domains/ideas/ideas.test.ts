import { randomUUID } from 'node:crypto'
import type { Idea } from '@sojourn/contract/ideas/schema'
import { beforeAll, expect, test } from 'vitest'
import { createTrip, join, signUp, type Traveller } from '../../../test/test-app.ts'

let maya: Traveller
let tom: Traveller
let tripId: number
beforeAll(async () => {
  maya = await signUp({ plan: 'pro' })
  tom = await signUp()
  const trip = await createTrip(maya)
  tripId = trip.id
  await join(trip, tom)
})

const add = async (fields: object = {}): Promise<Idea> =>
  (await maya.call('ideas.add', { params: { tripId }, body: { title: 'Rowing boats', ...fields } })).body

const update = (who: Traveller, id: string, body: object) =>
  who.call('ideas.update', { params: { id }, body })

test('an idea holds what is known of it, and nothing where nothing is', async () => {
  const gallery = {
    title: 'Borghese Gallery',
    type: 'cultural',
    location: 'Villa Borghese',
    latitude: 41.914,
    longitude: 12.492,
    cost: 20.5,
    minutes: 120,
    link: 'https://example.com/gallery',
    notes: 'Timed tickets',
  } as const
  expect(await add(gallery)).toMatchObject({ ...gallery, currency: 'EUR', votes: [] })
  expect(await add()).toMatchObject({
    type: 'activity',
    location: null,
    latitude: null,
    longitude: null,
    cost: null,
    minutes: null,
    link: null,
    notes: null,
  })
})

test('each member has one vote, which another one’s does not touch', async () => {
  const { id } = await add()
  await update(maya, id, { vote: 'up' })
  await update(tom, id, { vote: 'up' })
  await update(tom, id, { vote: 'down' })
  expect((await update(maya, id, { vote: 'up' })).body.votes).toEqual([
    { by: maya.id, up: true },
    { by: tom.id, up: false },
  ])
  expect((await update(maya, id, { vote: null })).body.votes).toEqual([{ by: tom.id, up: false }])
})

test('two who voted without a connection both count, though neither saw the other’s vote', async () => {
  const { id } = await add()
  await update(tom, id, { vote: 'up' })
  const late = await update(maya, id, { vote: 'down', seen: {} })
  expect(late.body.votes).toEqual([
    { by: tom.id, up: true },
    { by: maya.id, up: false },
  ])
})

test('nobody votes for somebody else, neither in a change nor with a new idea', async () => {
  const idea = await add({
    votes: [
      { by: tom.id, up: true },
      { by: maya.id, up: true },
    ],
  })
  expect(idea.votes).toEqual([{ by: maya.id, up: true }])
  const forged = await update(maya, idea.id, { votes: [{ by: tom.id, up: true }] })
  expect(forged.body.votes).toEqual([{ by: maya.id, up: true }])
})

test('an idea that comes back has the votes of all who had voted', async () => {
  const idea = await add()
  await update(tom, idea.id, { vote: 'down' })
  await update(maya, idea.id, { vote: 'up' })
  await maya.call('ideas.remove', { params: { id: idea.id } })
  const again = await add({ id: idea.id, votes: [{ by: randomUUID(), up: true }] })
  expect(again.votes).toEqual([
    { by: tom.id, up: false },
    { by: maya.id, up: true },
  ])
})

test('another place without coordinates loses the old ones', async () => {
  const { id } = await add({ location: 'Villa Borghese', latitude: 41.914, longitude: 12.492 })
  expect((await update(maya, id, { title: 'Boats' })).body).toMatchObject({ latitude: 41.914 })
  const moved = await update(maya, id, { location: 'Lake Albano' })
  expect(moved.body).toMatchObject({ latitude: null, longitude: null })
})

test.each([
  [{ title: ' ' }, 'title', 'Say what the idea is'],
  [{ minutes: 0 }, 'minutes', 'Enter a length between 1 minute and 7 days'],
  [{ link: 'javascript:alert(1)' }, 'link', 'Use a link that begins with http:// or https://'],
  [{ cost: -1 }, 'cost', 'The cost cannot be negative'],
  [{ latitude: 41 }, 'longitude', 'Give latitude and longitude together'],
])('%j is refused at its field', async (fields, field, text) => {
  const body = { title: 'Rowing boats', ...fields }
  const refused = await maya.call('ideas.add', { params: { tripId }, body })
  expect(refused.status).toBe(400)
  expect(refused.error.fields).toEqual({ [field]: text })
})
