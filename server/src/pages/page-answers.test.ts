import type { PageAnswers } from '@sojourn/contract/http/screens'
import { expect, test } from 'vitest'
import {
  createTrip,
  join,
  signUp,
  startTestApp,
  testApp,
  type TestApp,
  type Traveller,
} from '../../test/test-app.ts'
import { pack } from '../../test/live-client.ts'
import type { SessionUser } from '../kernel/session/signed-in.ts'
import { answersText, pageAnswers } from './page-answers.ts'

async function answersFor(on: TestApp, { id }: Traveller, url: string): Promise<PageAnswers> {
  const user = (await on.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()) as unknown as SessionUser
  const element = answersText(await pageAnswers(on, user, url === '/' ? 'dashboard' : 'trip', url))
  const [, json = ''] = /^<script [^>]*>([^<]*)<\/script>$/.exec(element) ?? []
  return JSON.parse(json) as PageAnswers
}

test('a page carries the trips or the trip of who asks, whatever stands in a title', async () => {
  const on = await testApp()
  const maya = await signUp()
  const trip = await createTrip(maya, { title: 'Tea </script><b>in Kyoto' })
  expect((await answersFor(on, maya, '/')).trips).toMatchObject([{ id: trip.id, title: trip.title }])
  const { user, snapshot } = await answersFor(on, maya, `/trips/${trip.id}?tab=plan`)
  expect([user.id, snapshot?.trip.title, snapshot?.packing]).toEqual([maya.id, trip.title, []])
})

test('a page carries what others did, so that the bell counts at once', async () => {
  const on = await testApp()
  const [maya, tom] = [await signUp(), await signUp()]
  const trip = await createTrip(maya)
  await join(trip, tom)
  await pack(tom, trip)
  for (const path of ['/', `/trips/${trip.id}`]) {
    const { activity } = await answersFor(on, maya, path)
    expect(activity.unread).toBeGreaterThan(0)
    expect(activity).toEqual((await maya.call('activity.list', { query: {} })).body)
  }
})

test('a stranger’s page carries nothing of the trip, and a long trip comes after its page', async () => {
  const on = await testApp()
  const [maya, tom] = [await signUp(), await signUp()]
  const { id } = await createTrip(maya)
  expect(await answersFor(on, tom, `/trips/${id}`)).not.toHaveProperty('snapshot')
  await on.pool.query('update trips set "rev" = 1001 where "id" = $1', [id])
  expect(await answersFor(on, maya, `/trips/${id}`)).not.toHaveProperty('snapshot')
})

test('a page takes one connection at a time', async () => {
  const on = await startTestApp()
  const maya = await signUp({ on })
  await createTrip(maya)
  // What follows a write takes one, too.
  await expect.poll(() => on.pool.totalCount - on.pool.idleCount).toBe(0)
  let [taken, most] = [0, 0]
  on.pool.on('acquire', () => (most = Math.max(most, ++taken)))
  on.pool.on('release', () => taken--)
  expect((await answersFor(on, maya, '/')).trips).toHaveLength(1)
  expect(most).toBe(1)
})
