import { randomUUID } from 'node:crypto'
import { maxMembers } from '@sojourn/contract/members/limits'
import { tripFullText } from '@sojourn/contract/members/texts'
import { expect, test } from 'vitest'
import { createTrip, join, signUp, testApp, type Traveller } from '../../../test/test-app.ts'

async function owner(): Promise<{ maya: Traveller; params: { tripId: number } }> {
  const maya = await signUp({ plan: 'pro', name: 'Maya Okafor' })
  return { maya, params: { tripId: (await createTrip(maya)).id } }
}

async function invited() {
  const { maya, params } = await owner()
  const email = `${randomUUID()}@example.com`
  const { body } = await maya.call('members.invite', { params, body: { email } })
  return { maya, params, token: new URL(body.inviteLink ?? 'none:').searchParams.get('token') ?? '' }
}

test('COLLAB-02 C-089 the share link lets in with its token and not without, until it is renewed or switched off', async () => {
  const { maya, params } = await owner()
  expect((await maya.call('members.shareLink', { params })).body).toEqual({ token: null })
  const { body: on } = await maya.call('members.renewShareLink', { params })
  const token = on.token ?? ''
  expect((await maya.call('members.shareLink', { params })).body).toEqual({ token })
  const [tom, sofia, lena] = [await signUp(), await signUp(), await signUp()]
  expect((await tom.send('GET', `/api/trips/${params.tripId}?invite=true`)).status).toBe(404)
  expect((await tom.call('members.offer', { body: { token } })).body).toMatchObject({
    state: 'open',
    offer: { email: null, trip: { id: params.tripId } },
  })
  for (const guest of [tom, sofia])
    expect((await guest.call('members.accept', { body: { token } })).status).toBe(200)
  const { body: renewed } = await maya.call('members.renewShareLink', { params })
  expect(renewed.token).not.toBe(token)
  expect((await lena.call('members.accept', { body: { token } })).status).toBe(404)
  expect((await maya.call('members.stopShareLink', { params })).body).toEqual({ token: null })
  expect((await lena.call('members.accept', { body: { token: renewed.token ?? '' } })).status).toBe(404)
  expect((await tom.call('trips.get', { params })).status).toBe(200)
})

test('U-058 when the owner is free again members stay, the share link stops and open invitations still hold', async () => {
  const { maya, params, token } = await invited()
  const share = (await maya.call('members.renewShareLink', { params })).body.token ?? ''
  const [tom, lena] = [await signUp(), await signUp()]
  await join({ id: params.tripId } as never, tom)
  const { db } = await testApp()
  await db.updateTable('users').set({ plan: 'free' }).where('id', '=', maya.id).execute()
  expect((await tom.call('trips.get', { params })).status).toBe(200)
  expect((await lena.call('members.offer', { body: { token: share } })).body.state).toBe('ended')
  expect((await lena.call('members.accept', { body: { token: share } })).status).toBe(404)
  expect((await lena.call('members.accept', { body: { token } })).status).toBe(200)
  expect((await maya.call('members.stopShareLink', { params })).status).toBe(200)
})

test('fifty who follow the share link at once fill the trip exactly', async () => {
  const { maya, params } = await owner()
  const token = (await maya.call('members.renewShareLink', { params })).body.token ?? ''
  const people: Traveller[] = []
  while (people.length < 50) people.push(await signUp())
  // On a busy machine the last in the row are asked to come again soon, and do.
  const answers = await Promise.all(
    people.map(async (person) => {
      for (;;) {
        const answer = await person.call('members.accept', { body: { token } })
        if (answer.status !== 503) return answer
      }
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxMembers - 1)
  for (const { status, error } of answers)
    if (status !== 200) expect([status, error.message]).toEqual([409, tripFullText()])
  expect((await maya.call('members.list', { params })).body).toHaveLength(maxMembers)
  const late = await signUp()
  expect((await late.call('members.offer', { body: { token } })).body.state).toBe('full')
})

test('a deleted trip ends its links', async () => {
  const { maya, params, token } = await invited()
  const share = (await maya.call('members.renewShareLink', { params })).body.token ?? ''
  await maya.call('trips.remove', { params })
  const lena = await signUp()
  for (const link of [token, share]) {
    expect((await lena.call('members.offer', { body: { token: link } })).body.state).toBe('ended')
    expect((await lena.call('members.accept', { body: { token: link } })).status).toBe(404)
  }
})
