import { afterAll, beforeAll, expect, test } from 'vitest'
import { flight } from '../../../test/settled.ts'
import { LiveClient } from '../../../test/live-client.ts'
import {
  createTrip,
  join,
  password,
  signUp,
  startTestApp,
  type TestApp,
  type Traveller,
} from '../../../test/test-app.ts'

// Not the app that other tests share: one that listens also runs its jobs.
let on: TestApp
beforeAll(async () => void (on = await startTestApp()))
afterAll(() => on.app.close())

const secret = 'Surprise rowing lesson'
const body = { ...flight, kind: 'ticket', title: secret, toDate: null, toTime: null, private: true } as const

async function threeOnATrip() {
  const maya = await signUp({ on, plan: 'pro', name: 'Maya Okafor' })
  const [tom, ada] = [await signUp({ on, plan: 'pro' }), await signUp({ on, plan: 'pro' })]
  const trip = await createTrip(maya)
  await join(trip, tom, on)
  await join(trip, ada, on)
  return { maya, tom, ada, trip, params: { tripId: trip.id } }
}

/** Everything that a traveller can read of a trip, as the server sends it. */
async function everythingFor(who: Traveller, tripId: number): Promise<Record<string, string>> {
  const params = { tripId }
  const answers = {
    list: await who.call('bookings.list', { params }),
    snapshot: await who.call('sync.snapshot', { params }),
    changes: await who.call('sync.changes', { params, query: { since: 1 } }),
    export: await who.call('export.file', { params }),
    feed: await who.call('activity.list', { query: {} }),
    trips: await who.call('trips.list', {}),
    search: await who.call('places.search', { query: { q: 'Surprise rowing', tripId } }),
    saved: await who.call('ai.saved', { params }),
    suggestions: await who.call('ai.suggest', { params }),
    plan: await who.call('ai.plan', { params, body: {} }),
    packing: await who.call('packing.suggestions', { params, query: { home: 'Europe/Berlin' } }),
    ownData: await who.call('auth.downloadData', {}),
  }
  for (const [name, { status }] of Object.entries(answers)) expect([name, status]).toEqual([name, 200])
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, JSON.stringify(answer.body)]),
  )
}

const tellsOf = (told: Record<string, string>) =>
  Object.entries(told).flatMap(([name, text]) => (text.includes(secret) ? [name] : []))

/** Who adds it: the owner, or somebody else on the trip. */
test.each(['maya', 'tom'] as const)(
  'what %s books in private nobody else can read anywhere',
  async (author) => {
    const all = await threeOnATrip()
    const { maya, tom, ada, trip, params } = all
    const others = [maya, tom, ada].filter((who) => who !== all[author])
    const listeners = await Promise.all(others.map((who) => LiveClient.open(who)))
    for (const live of listeners) live.follow(trip.id, 1)
    await Promise.all(listeners.map((live) => live.untilLive()))

    const { body: row } = await all[author].call('bookings.add', { params, body })
    await all[author].call('bookings.update', { params: { id: row.id }, body: { seat: 'Boat 2' } })
    for (const live of listeners) {
      await live.untilRev(3)
      expect(live.revs()).toEqual([2, 3])
      expect(JSON.stringify(live.frames)).not.toContain(secret)
    }
    for (const who of others) {
      expect(tellsOf(await everythingFor(who, trip.id))).toEqual([])
      const contents = (await who.call('trips.contents', { params })).body
      expect(contents.bookings).toBe(0)
      const own = { params: { id: row.id } }
      expect((await who.call('bookings.update', { ...own, body: { title: 'Mine' } })).status).toBe(404)
      expect((await who.call('bookings.remove', own)).status).toBe(404)
      // The same id again is taken, and not answered with what is there.
      const again = await who.call('bookings.add', { params, body: { ...flight, id: row.id } })
      expect([again.status, JSON.stringify(again.body).includes(secret)]).toEqual([409, false])
    }
    const told = tellsOf(await everythingFor(all[author], trip.id))
    expect(told).toEqual(expect.arrayContaining(['list', 'snapshot', 'changes', 'export']))

    await all[author].call('bookings.remove', { params: { id: row.id } })
    for (const who of others) expect(tellsOf(await everythingFor(who, trip.id))).toEqual([])
    for (const live of listeners) live.close()
  },
)

test('a booking that is hidden is gone for the others, and there again when it is shown', async () => {
  const { maya, tom, params } = await threeOnATrip()
  const { body: row } = await maya.call('bookings.add', { params, body: { ...body, private: false } })
  const seen = async (since: number) =>
    (await tom.call('sync.changes', { params, query: { since } })).body.changes.map(
      ({ action, row, name }) => [action, row?.['title'] ?? null, name],
    )
  expect(await seen(1)).toEqual([['added', secret, secret]])
  const hide = (who: Traveller, hidden: boolean) =>
    who.call('bookings.update', { params: { id: row.id }, body: { private: hidden } })
  const refused = await hide(tom, true)
  expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['private']])
  await hide(maya, true)
  expect(await seen(2)).toEqual([['removed', null, null]])
  expect((await tom.call('bookings.list', { params })).body).toEqual([])
  await hide(maya, false)
  expect(await seen(3)).toEqual([['changed', secret, secret]])
  expect((await tom.call('bookings.list', { params })).body).toHaveLength(1)
})

test('a reference is told in no feed', async () => {
  const { maya, tom, params } = await threeOnATrip()
  const { body: row } = await maya.call('bookings.add', { params, body: flight })
  await maya.call('bookings.update', { params: { id: row.id }, body: { reference: 'ZZ99TOP' } })
  const feed = JSON.stringify((await tom.call('activity.list', { query: {} })).body)
  expect(feed).toContain(flight.title)
  expect([feed.includes('ZZ99TOP'), feed.includes(flight.reference)]).toEqual([false, false])
})

test('what somebody booked in private goes with their account, out of the log too', async () => {
  const { tom, trip, params } = await threeOnATrip()
  await tom.call('bookings.add', { params, body })
  const kept = async () => {
    const { rows } = await on.pool.query<{ text: string }>(
      `select to_jsonb(bookings)::text as text from bookings where "tripId" = $1
       union all select to_jsonb(changes)::text from changes where "tripId" = $1`,
      [trip.id],
    )
    return rows.filter(({ text }) => text.includes(secret)).length
  }
  expect(await kept()).toBe(2)
  const confirmation = { confirmation: tom.email, password }
  expect((await tom.call('auth.deleteAccount', { body: confirmation })).status).toBe(200)
  expect(await kept()).toBe(0)
})
