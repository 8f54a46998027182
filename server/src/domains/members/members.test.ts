import { randomUUID } from 'node:crypto'
import { canRemove } from '@sojourn/contract/members/permissions'
import { membersRefusalsWords } from '@sojourn/contract/members/words-refusals'
import type { Trip } from '@sojourn/contract/trips/schema'
import { expect, test } from 'vitest'
import { createTrip, join, signUp, testApp, type Traveller } from '../../../test/test-app.ts'

async function sharedTrip(): Promise<{ maya: Traveller; tom: Traveller; sofia: Traveller; trip: Trip }> {
  const maya = await signUp({ plan: 'pro', name: 'Maya Okafor' })
  const tom = await signUp({ name: 'Tom Larsen' })
  const sofia = await signUp({ name: 'Sofia Reis' })
  const trip = await createTrip(maya)
  await join(trip, tom)
  await join(trip, sofia)
  return { maya, tom, sofia, trip }
}

test('API-16 DATA-05 ROLE-07 everyone on the trip reads who is on it, with name, email and role', async () => {
  const { maya, tom, sofia, trip } = await sharedTrip()
  const params = { tripId: trip.id }
  const expected = [
    { id: maya.id, name: 'Maya Okafor', email: maya.email, role: 'owner' },
    { id: tom.id, name: 'Tom Larsen', email: tom.email, role: 'member' },
    { id: sofia.id, name: 'Sofia Reis', email: sofia.email, role: 'member' },
  ]
  for (const reader of [maya, tom])
    expect((await reader.call('members.list', { params })).body).toMatchObject(expected)
})

test('API-17 the owner removes a member, who is then a stranger; the others hear of it', async () => {
  const { maya, tom, sofia, trip } = await sharedTrip()
  const params = { tripId: trip.id }
  const { body: added } = await tom.call('packing.add', { params, body: { item: 'Map' } })
  const { status } = await maya.call('members.remove', { params: { ...params, memberId: tom.id } })
  expect(status).toBe(200)
  expect((await maya.call('members.list', { params })).body.map(({ id }) => id)).toEqual([maya.id, sofia.id])
  for (const answer of [
    await tom.call('trips.get', { params }),
    await tom.call('members.list', { params }),
    await tom.call('sync.changes', { params, query: { since: 0 } }),
    await tom.call('packing.update', { params: { id: added.id }, body: { packed: true } }),
    await tom.call('packing.remove', { params: { id: added.id } }),
  ])
    expect(answer.status).toBe(404)
  const { body } = await sofia.call('sync.changes', { params, query: { since: 2 } })
  expect(body.changes).toMatchObject([
    {
      collection: 'members',
      rowId: tom.id,
      row: null,
      action: 'removed',
      name: 'Tom Larsen',
      userId: maya.id,
      userName: 'Maya Okafor',
    },
  ])
})

test('a member leaves by removing themselves', async () => {
  const { maya, tom, trip } = await sharedTrip()
  const params = { tripId: trip.id }
  expect((await tom.call('members.remove', { params: { ...params, memberId: tom.id } })).status).toBe(200)
  expect((await tom.call('trips.get', { params })).status).toBe(404)
  expect((await tom.call('trips.list', {})).body).toEqual([])
  const { body } = await maya.call('sync.changes', { params, query: { since: 1 } })
  expect(body.changes).toMatchObject([
    { collection: 'members', action: 'removed', userId: tom.id, rowId: tom.id },
  ])
})

test('COLLAB-16 nobody removes the owner, not even the owner', async () => {
  const { maya, tom, trip } = await sharedTrip()
  const ownersRow = { params: { tripId: trip.id, memberId: maya.id } }
  for (const who of [maya, tom]) {
    const { status, error } = await who.call('members.remove', ownersRow)
    expect([status, error.message]).toEqual([403, membersRefusalsWords.ownerStays])
  }
  expect((await maya.call('trips.get', { params: { tripId: trip.id } })).status).toBe(200)
})

test('a member removes nobody else, and nobody removes who is not there', async () => {
  const { maya, tom, sofia, trip } = await sharedTrip()
  const of = (memberId: string) => ({ params: { tripId: trip.id, memberId } })
  const { status, error } = await tom.call('members.remove', of(sofia.id))
  expect([status, error.message]).toEqual([403, membersRefusalsWords.removeOthers])
  expect((await maya.call('members.remove', of(randomUUID()))).status).toBe(404)
  const stranger = await signUp({ plan: 'pro' })
  expect((await stranger.call('members.remove', of(sofia.id))).status).toBe(404)
  expect((await maya.call('members.list', { params: { tripId: trip.id } })).body).toHaveLength(3)
})

test.each([
  ['owner', 'member', false, true],
  ['owner', 'owner', true, false],
  ['member', 'member', true, true],
  ['member', 'member', false, false],
  ['member', 'owner', false, false],
] as const)(
  'COLLAB-15 the %s sees a remove button at the %s (oneself: %s): %s',
  (role, other, isSelf, may) => {
    expect(canRemove({ id: 'a', role }, { id: isSelf ? 'a' : 'b', role: other })).toBe(may)
  },
)

test('COLLAB-25 every member adds, edits and deletes activities, expenses and packing items', async () => {
  const { tom, sofia, trip } = await sharedTrip()
  const params = { tripId: trip.id }
  const date = '2027-04-20'
  const rows = [
    ['itinerary', { title: 'Tram 28', date }, { title: 'Tram 12' }],
    ['packing', { item: 'Map' }, { packed: true }],
    ['expenses', { description: 'Tram', amount: '3', currency: 'EUR', date }, { amount: '4' }],
  ] as const
  for (const [collection, body, changes] of rows) {
    const added = await tom.call(`${collection}.add`, { params, body } as never)
    expect(added.status, collection).toBe(200)
    const row = { params: { id: (added.body as { id: string }).id } }
    expect((await sofia.call(`${collection}.update`, { ...row, body: changes } as never)).status).toBe(200)
    expect((await tom.call(`${collection}.remove`, row)).status).toBe(200)
  }
})

test('ROLE-08 a member neither edits nor deletes the trip, nor invites, nor shares it', async () => {
  const { tom, trip } = await sharedTrip()
  const params = { tripId: trip.id }
  for (const answer of [
    await tom.call('trips.update', { params, body: { title: 'Mine' } }),
    await tom.call('trips.remove', { params }),
    await tom.call('members.invite', { params, body: { email: 'nina@example.com' } }),
    await tom.call('members.invites', { params }),
    await tom.call('members.shareLink', { params }),
    await tom.call('members.renewShareLink', { params }),
    await tom.call('members.stopShareLink', { params }),
  ])
    expect([answer.status, answer.error.code]).toEqual([403, 'not_allowed'])
})

test('of fifty removals at once one is done, and recorded once', async () => {
  const { maya, tom, trip } = await sharedTrip()
  const removals = Array.from({ length: 50 }, (_, n) =>
    (n % 2 ? maya : tom).call('members.remove', { params: { tripId: trip.id, memberId: tom.id } }),
  )
  const statuses = (await Promise.all(removals)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(new Set(statuses)).toEqual(new Set([200, 404]))
  const { db } = await testApp()
  const log = await db.selectFrom('changes').select('rev').where('rowId', '=', tom.id).execute()
  expect(log).toHaveLength(1)
})
