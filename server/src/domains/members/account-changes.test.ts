import { expect, test } from 'vitest'
import { createTrip, join, password, signUp, testApp } from '../../../test/test-app.ts'

async function shared() {
  const maya = await signUp({ plan: 'pro', name: 'Maya Okafor' })
  const tom = await signUp({ name: 'Tom Larsen' })
  const trip = await createTrip(maya)
  await join(trip, tom)
  return { maya, tom, trip, params: { tripId: trip.id } }
}

test('a new name is told on the trips one shares, and is no news in the feed', async () => {
  const { maya, tom, params } = await shared()
  await tom.call('auth.updateProfile', { body: { name: 'Tom L.' } })
  await tom.call('auth.updateProfile', { body: { name: 'Tom L.' } })
  const { body } = await maya.call('sync.changes', { params, query: { since: 1 } })
  expect(body.changes).toMatchObject([
    { collection: 'members', action: 'changed', fields: ['name'], row: { name: 'Tom L.', version: 2 } },
  ])
  expect((await maya.call('activity.list', { query: {} })).body.entries).toEqual([])
})

test('who deletes their account leaves the trips of others, whose logs forget name and email', async () => {
  const { maya, tom, params } = await shared()
  await tom.call('auth.updateProfile', { body: { name: 'Tom L.' } })
  await tom.call('packing.add', { params, body: { item: 'Map' } })
  const { status } = await tom.call('auth.deleteAccount', { body: { confirmation: tom.email, password } })
  expect(status).toBe(200)
  expect((await maya.call('members.list', { params })).body).toHaveLength(1)
  const { body } = await maya.call('sync.changes', { params, query: { since: 1 } })
  expect(body.changes.at(-1)).toMatchObject({
    collection: 'members',
    rowId: tom.id,
    row: null,
    action: 'removed',
  })
  expect(JSON.stringify(body)).not.toMatch(/Tom L|Larsen/)
  expect(JSON.stringify(body)).not.toContain(tom.email)
  const { entries } = (await maya.call('activity.list', { query: {} })).body
  expect(entries).toMatchObject([
    { by: null, action: 'removed' },
    { by: null, name: 'Map' },
  ])
})

test('an owner who deletes their account takes the trip with them', async () => {
  const { maya, tom, trip, params } = await shared()
  await maya.call('auth.deleteAccount', { body: { confirmation: maya.email, password } })
  expect((await tom.call('trips.get', { params })).status).toBe(404)
  const { db } = await testApp()
  expect(await db.selectFrom('changes').select('rev').where('tripId', '=', trip.id).execute()).toEqual([])
})

test('the copy of one’s own data names nobody else who came and went', async () => {
  const { maya, tom, params } = await shared()
  await tom.call('auth.updateProfile', { body: { name: 'Tom L.' } })
  await maya.call('members.remove', { params: { ...params, memberId: tom.id } })
  const { body } = await maya.call('auth.downloadData', {})
  expect(JSON.stringify(body)).toContain('Family Trip to Lisbon')
  for (const word of [tom.email, 'Tom L', tom.id]) expect(JSON.stringify(body)).not.toContain(word)
})
