import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTrip, join, signUp, testApp } from '../../../test/test-app.ts'

const date = '2027-04-19'

async function twoAndLena() {
  const [maya, tom] = [await signUp({ name: 'Maya Okafor' }), await signUp({ name: 'Tom Larsen' })]
  const trip = await createTrip(maya)
  await join(trip, tom)
  const params = { tripId: trip.id }
  const { body: lena } = await maya.call('travellers.add', { params, body: { name: 'Lena Vogt', tone: 2 } })
  const people = async () => (await maya.call('travellers.list', { params })).body
  const dinner = (among: string[]) =>
    maya.call('expenses.add', {
      params,
      body: {
        description: 'Dinner',
        amount: '30',
        date,
        paidBy: [{ traveller: maya.id, amount: '30' }],
        sharedBy: { way: 'equally', among: among.map((traveller) => ({ traveller, weight: 1 })) },
      },
    })
  return { maya, tom, lena, trip, params, people, dinner }
}

test('two devices that say at once with whom a member pays write into one row', async () => {
  const { maya, tom, lena, params, people } = await twoAndLena()
  const household = crypto.randomUUID()
  const body = { name: 'Tom', tone: 1, userId: tom.id, household }
  const answers = await Promise.all(
    [maya, tom].map((who) =>
      who.call('travellers.add', { params, body: { ...body, id: crypto.randomUUID() } }),
    ),
  )
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  expect((await people()).map(({ name }) => name)).toEqual([lena.name, 'Tom'])
})

test('"That is me" is said by oneself, once, and taken back by oneself or the owner', async () => {
  const { maya, tom, lena, params } = await twoAndLena()
  const say = (who: typeof maya, id: string, userId: string | null) =>
    who.call('travellers.update', { params: { id }, body: { userId } })
  expect((await say(maya, lena.id, tom.id)).status).toBe(403)
  expect((await say(tom, lena.id, tom.id)).body.userId).toBe(tom.id)
  expect((await say(maya, lena.id, maya.id)).status).toBe(409)
  const { body: zik } = await maya.call('travellers.add', { params, body: { name: 'Zik' } })
  expect((await say(tom, zik.id, tom.id)).status).toBe(409)
  expect((await say(maya, lena.id, null)).body.userId).toBe(null)
})

test('the owner can say for seven days that it is somebody else', async () => {
  const { maya, tom, lena, trip } = await twoAndLena()
  const params = { id: lena.id }
  await tom.call('travellers.update', { params, body: { userId: tom.id } })
  const claimedSince = async (days: number) =>
    sql`update travellers set "claimedAt" = now() - ${days} * interval '1 day' where "tripId" = ${trip.id}`.execute(
      (await testApp()).db,
    )
  await claimedSince(8)
  expect((await maya.call('travellers.update', { params, body: { userId: null } })).status).toBe(409)
  await claimedSince(6)
  const { body } = await maya.call('travellers.update', { params, body: { userId: null } })
  expect(body).toMatchObject({ userId: null, claimedAt: null })
})

test('whom money mentions cannot be removed, and who leaves stays by name', async () => {
  const { maya, tom, lena, trip, params, people, dinner } = await twoAndLena()
  const remove = (id: string) => maya.call('travellers.remove', { params: { id } })
  const { body: expense } = await dinner([maya.id, tom.id, lena.id])
  expect((await remove(lena.id)).status).toBe(409)
  expect(await people()).toHaveLength(1)
  await tom.call('members.remove', { params: { tripId: trip.id, memberId: tom.id } })
  const [, left] = await people()
  expect(left).toMatchObject({ name: 'Tom Larsen', userId: tom.id })
  expect((await remove(left!.id)).status).toBe(409)
  // What was entered before stays as it is, and can be corrected.
  const body = { amount: '33' }
  expect((await maya.call('expenses.update', { params: { id: expense.id }, body })).body.amount).toBe('33.00')
  await maya.call('expenses.remove', { params: { id: expense.id } })
  for (const { id } of await people()) expect((await remove(id)).status).toBe(200)
  expect((await maya.call('travellers.list', { params })).body).toEqual([])
})

test('who leaves without money that mentions them leaves nothing behind', async () => {
  const { maya, tom, trip, people } = await twoAndLena()
  await maya.call('members.remove', { params: { tripId: trip.id, memberId: tom.id } })
  expect((await people()).map(({ name }) => name)).toEqual(['Lena Vogt'])
})

test('somebody of another trip is nobody here, as a person, in an expense or in a transfer', async () => {
  const { maya, lena, params, dinner } = await twoAndLena()
  const stranger = await signUp()
  const asPerson = { name: 'Stranger', userId: stranger.id }
  expect((await maya.call('travellers.add', { params, body: asPerson })).status).toBe(400)
  expect((await dinner([maya.id, stranger.id])).error.fields).toEqual({
    sharedBy: 'Somebody in it is not on this trip',
  })
  const transfer = { from: lena.id, to: stranger.id, amount: '3', date }
  expect((await maya.call('transfers.add', { params, body: transfer })).error.fields).toHaveProperty('to')
})

test('a trip in a file brings its people along: members by name, whoever reads it as themselves', async () => {
  const { maya, tom, lena, dinner, trip } = await twoAndLena()
  const owner = await signUp({ plan: 'pro', name: 'Ada' })
  await join(trip, owner)
  await dinner([maya.id, tom.id, lena.id, owner.id])
  const { body: file } = await owner.call('export.file', { params: { tripId: trip.id } })
  const { body: copy } = await owner.call('export.import', { body: file as never })
  const params = { tripId: copy.id }
  const { body: people } = await owner.call('travellers.list', { params })
  const named = people.map(({ name, userId }) => [name, userId] as const)
  expect(named.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
    ['Ada', owner.id],
    ['Lena Vogt', null],
    ['Maya Okafor', null],
    ['Tom Larsen', null],
  ])
  const [expense] = (await owner.call('expenses.list', { params })).body
  const idOf = (wanted: string) => people.find(({ name }) => name === wanted)?.id
  expect(expense?.paidBy).toEqual([{ traveller: idOf('Maya Okafor'), amount: '30.00' }])
  expect(new Set(expense?.sharedBy?.among.map(({ traveller }) => traveller))).toEqual(
    new Set([owner.id, idOf('Lena Vogt'), idOf('Maya Okafor'), idOf('Tom Larsen')]),
  )
})
