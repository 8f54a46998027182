import { randomUUID } from 'node:crypto'
import type { ActivityEntry } from '@sojourn/contract/activity/schema'
import { ownTone, tonesOf } from '@sojourn/contract/members/tones'
import type { Trip } from '@sojourn/contract/trips/schema'
import { expect, test } from 'vitest'
import { createTrip, signUp, testApp, type Traveller } from '../../../test/test-app.ts'

async function shared(tomsName = 'Tom Larsen'): Promise<{
  maya: Traveller
  tom: Traveller
  trip: Trip
  params: { tripId: number }
}> {
  const maya = await signUp({ plan: 'pro', name: 'Maya Okafor' })
  const tom = await signUp({ name: tomsName })
  const trip = await createTrip(maya)
  await maya.call('packing.add', { params: { tripId: trip.id }, body: { item: 'Before Tom came' } })
  const params = { tripId: trip.id }
  const token = (await maya.call('members.renewShareLink', { params })).body.token ?? ''
  await tom.call('members.accept', { body: { token } })
  return { maya, tom, trip, params }
}

const feed = async (who: Traveller, before?: string) =>
  (await who.call('activity.list', { query: before ? { before } : {} })).body
const told = ({ by, action, collection, name, count, fields }: ActivityEntry) =>
  [by?.name ?? 'Someone', action, collection, name, fields.join('+'), count].join(' ')

const date = '2027-04-19'

test('U-038 the feed tells what others did, newest first, in the parts of a sentence, and nothing of one’s own', async () => {
  const { maya, tom, trip, params } = await shared()
  const { body: tower } = await tom.call('itinerary.add', {
    params,
    body: { title: 'Belém Tower', date, time: '10:00' },
  })
  await tom.call('itinerary.update', { params: { id: tower.id }, body: { time: '11:00' } })
  await tom.call('expenses.add', {
    params,
    body: { description: 'Fado night', amount: '96', currency: 'EUR', date },
  })
  await maya.call('packing.add', { params, body: { item: 'Maya’s own' } })
  const { entries, unread, next } = await feed(maya)
  expect(entries.map(told)).toEqual([
    'Tom Larsen added expenses Fado night  1',
    'Tom Larsen changed itinerary Belém Tower time 1',
    'Tom Larsen added itinerary Belém Tower  1',
    'Tom Larsen added members Tom Larsen  1',
  ])
  expect([unread, next]).toEqual([4, null])
  expect(entries[0]).toMatchObject({ values: { amount: '96.00', currency: 'EUR', date }, isUnread: true })
  expect(entries[1]?.values).toEqual({ time: '11:00' })
  expect(entries[2]).toMatchObject({
    rowId: tower.id,
    values: { date, time: '10:00' },
    by: { id: tom.id },
    trip: { id: trip.id, title: trip.title, startDate: trip.startDate },
  })
  expect((await feed(tom)).entries.map(told)).toEqual(['Maya Okafor added packing Maya’s own  1'])
})

test('two of one name are told apart by colour in the feed as on their trip', async () => {
  const name = 'Maya Okafor'
  const { maya } = await shared(name)
  const [{ by } = { by: null }] = (await feed(maya)).entries
  expect(by?.tone).toBe(tonesOf([name, name])[1])
  expect(by?.tone).not.toBe(ownTone(name))
})

test('ticks within ten minutes are one line, a new order of a day is one, and edits of one row are one', async () => {
  const { maya, tom, params } = await shared()
  const ids: string[] = []
  for (const item of ['Map', 'Hat', 'Book'])
    ids.push((await maya.call('packing.add', { params, body: { item } })).body.id)
  const stops: string[] = []
  for (const title of ['A', 'B', 'C'])
    stops.push((await maya.call('itinerary.add', { params, body: { title, date } })).body.id)
  for (const id of ids) await tom.call('packing.update', { params: { id }, body: { packed: true } })
  await tom.call('itinerary.reorder', { params, body: { date, ids: stops.toReversed() } })
  const stop = { params: { id: stops[0] ?? '' } }
  for (const title of ['Ab', 'Abc']) await tom.call('itinerary.update', { ...stop, body: { title } })
  const { entries } = await feed(maya)
  expect(entries.map(told).slice(0, 3)).toEqual([
    'Tom Larsen changed itinerary Abc title 1',
    'Tom Larsen changed itinerary A order 2',
    'Tom Larsen changed packing Book packed 3',
  ])
  expect(entries[2]?.values).toEqual({ packed: true })
})

test('leaving the panel marks what it showed as read; what comes later is new', async () => {
  const { maya, tom, params } = await shared()
  await tom.call('packing.add', { params, body: { item: 'Map' } })
  const { asOf, unread } = await feed(maya)
  expect(unread).toBe(2)
  expect((await maya.call('activity.markRead', { body: { upTo: asOf } })).status).toBe(200)
  const seen = await feed(maya)
  expect([seen.unread, seen.entries.some(({ isUnread }) => isUnread)]).toEqual([0, false])
  await tom.call('packing.add', { params, body: { item: 'Hat' } })
  const later = await feed(maya)
  expect([later.unread, later.entries[0]?.isUnread, later.entries[1]?.isUnread]).toEqual([1, true, false])
  // Neither an older mark nor one from the future takes anything away.
  await maya.call('activity.markRead', { body: { upTo: '2020-01-01T00:00:00.000Z' } })
  expect((await feed(maya)).unread).toBe(1)
  await maya.call('activity.markRead', { body: { upTo: '2100-01-01T00:00:00.000Z' } })
  await tom.call('packing.add', { params, body: { item: 'Book' } })
  expect((await feed(maya)).unread).toBe(1)
})

test('many lines come page by page, each once', async () => {
  const { maya, tom, params } = await shared()
  for (let n = 0; n < 70; n++) await tom.call('packing.add', { params, body: { item: `Thing ${n}` } })
  const first = await feed(maya)
  const second = await feed(maya, first.next ?? '')
  const third = await feed(maya, second.next ?? '')
  expect([first.entries.length, first.unread, second.unread, third.next]).toEqual([30, 71, 71, null])
  const names = [...first.entries, ...second.entries, ...third.entries].map(({ name }) => name)
  expect(names).toEqual([...Array.from({ length: 70 }, (_, n) => `Thing ${69 - n}`), 'Tom Larsen'])
})

test('of a deleted trip the feed tells that it was deleted, and nothing else', async () => {
  const { maya, tom, trip, params } = await shared()
  await maya.call('packing.add', { params, body: { item: 'Map' } })
  await maya.call('trips.remove', { params })
  expect((await feed(tom)).entries.map(told)).toEqual([`Maya Okafor removed trip ${trip.title}  1`])
})

test('a removed member is told so with the trip’s old name, and hears nothing more of it', async () => {
  const { maya, tom, trip, params } = await shared()
  await maya.call('packing.add', { params, body: { item: 'Map' } })
  await maya.call('members.remove', { params: { ...params, memberId: tom.id } })
  await maya.call('trips.update', { params, body: { title: 'Without Tom' } })
  await maya.call('packing.add', { params, body: { item: 'Secret' } })
  const { entries, unread } = await feed(tom)
  expect(entries.map(told)).toEqual(['Maya Okafor removed members Tom Larsen  1'])
  expect([entries[0]?.rowId, entries[0]?.trip.title, unread]).toEqual([tom.id, trip.title, 1])
  expect(JSON.stringify(entries)).not.toMatch(/Secret|Without/)
})

test('who leaves by themselves is not told; the owner is', async () => {
  const { maya, tom, params } = await shared()
  await tom.call('members.remove', { params: { ...params, memberId: tom.id } })
  expect((await feed(tom)).entries).toEqual([])
  expect((await feed(maya)).entries.map(told)[0]).toBe('Tom Larsen removed members Tom Larsen  1')
})

test('invitations to a proven address are in the feed, and joined or declined from there', async () => {
  const { db } = await testApp()
  const maya = await signUp({ plan: 'pro', name: 'Maya Okafor' })
  const lena = await signUp()
  const trips = [await createTrip(maya), await createTrip(maya, { title: 'Ski week in Zermatt' })]
  for (const { id } of trips)
    await maya.call('members.invite', { params: { tripId: id }, body: { email: lena.email } })
  // Anybody may sign up with an address that is not theirs.
  expect(await feed(lena)).toMatchObject({ invitations: [], unread: 0 })
  const pending = await maya.call('members.invites', { params: { tripId: trips[0]?.id ?? 0 } })
  const guess = { body: { inviteId: pending.body[0]?.id ?? '' } }
  expect((await lena.call('members.accept', guess)).status).toBe(404)
  await lena.call('members.decline', guess)

  await db
    .updateTable('users')
    .set({ emailVerifiedAt: new Date().toISOString() })
    .where('id', '=', lena.id)
    .execute()
  const { invitations, unread } = await feed(lena)
  expect(invitations).toMatchObject([
    { invitedBy: 'Maya Okafor', trip: { title: 'Ski week in Zermatt' }, isUnread: true },
    { trip: { title: 'Family Trip to Lisbon' } },
  ])
  expect(unread).toBe(2)
  const [ski, lisbon] = invitations.map(({ id }) => ({ body: { inviteId: id } }))
  const { body: joined } = await lena.call('members.accept', ski!)
  expect([joined.id, joined.role]).toEqual([trips[1]?.id, 'member'])
  expect((await lena.call('members.decline', lisbon!)).status).toBe(200)
  expect((await feed(lena)).invitations).toEqual([])
  const stranger = await signUp()
  expect((await stranger.call('members.accept', { body: { inviteId: randomUUID() } })).status).toBe(404)
})
