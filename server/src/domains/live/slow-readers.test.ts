import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '../../../test/live-client.ts'
import { stalledReader } from '../../../test/stalled-reader.ts'
import { createTrip, signUp, startTestApp, type TestApp } from '../../../test/test-app.ts'

const megabyte = 1024 * 1024
const changes = 40
const changeBytes = megabyte / 2

let on: TestApp
let readers: Awaited<ReturnType<typeof stalledReader>>[] = []
beforeEach(async () => void (on = await startTestApp({}, { livePingMs: 400 })))
afterEach(async () => {
  for (const reader of readers) reader.end()
  readers = []
  await on.app.close()
})

/** Somebody whose trip has more news than the buffers of two ends of a line take in. */
async function muchToTell() {
  const maya = await signUp({ on })
  const trip = await createTrip(maya)
  await sql`insert into changes ("tripId", "rev", "collection", "rowId", "row", "action")
    select ${trip.id}::bigint, ${trip.rev}::int + n, 'packing', n::text,
      jsonb_build_object('notes', repeat('x', ${changeBytes}::int)), 'changed'
    from generate_series(1, ${changes}::int) n`.execute(on.db)
  await on.db
    .updateTable('trips')
    .set({ rev: trip.rev + changes })
    .where('id', '=', trip.id)
    .execute()
  /** Opens a line, asks for all the news and reads none of them. */
  const neverRead = async () => {
    const reader = await stalledReader(await listen(on.app), maya.cookie)
    readers.push(reader)
    await expect.poll(() => reader.lastText()).toContain('101 Switching Protocols')
    reader.stall()
    reader.send({ type: 'subscribe', tripId: trip.id, rev: trip.rev, tab: 'plan' })
    return reader
  }
  return { neverRead }
}

const lines = () => [...on.app.websocketServer.clients]
const unsentBytes = () => lines().reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0)

/** Until a line is closed; answers how much was kept for all of them at most. */
async function untilLetGo(): Promise<number> {
  const count = lines().length
  let most = 0
  await expect
    .poll(
      () => {
        most = Math.max(most, unsentBytes())
        return lines().length
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBeLessThan(count)
  return most
}

test('whoever reads nothing and says nothing is let go after two pings', async () => {
  const { neverRead } = await muchToTell()
  await neverRead()
  await untilLetGo()
  expect(lines()).toEqual([])
})

test('whoever never reads is let go although they keep saying that they are there', async () => {
  const { neverRead } = await muchToTell()
  const reader = await neverRead()
  const saying = setInterval(() => reader.send({ type: 'pong' }), 50)
  await untilLetGo()
  clearInterval(saying)
  expect(lines()).toEqual([])
})

test('many lines of one person that are never read hold little more than one of them', async () => {
  const { neverRead } = await muchToTell()
  const all = await Promise.all(Array.from({ length: 8 }, neverRead))
  const saying = setInterval(() => all.forEach((reader) => reader.send({ type: 'pong' })), 50)
  const most = await untilLetGo()
  clearInterval(saying)
  expect(most).toBeLessThan(2 * changes * changeBytes)
})

test('whoever asks for their list again and again and reads none of them is let go', async () => {
  const maya = await signUp({ on, plan: 'pro' })
  await sql`
    insert into trips ("ownerId", "title", "destination", "startDate", "endDate", "travelMode", "currency")
    select ${maya.id}, 'Trip ' || n, 'Lisbon, Portugal', '2027-04-18', '2027-04-25', 'family', 'EUR'
    from generate_series(1, 3000) n`.execute(on.db)
  await sql`insert into members ("tripId", "userId", "role")
    select "id", "ownerId", 'owner' from trips where "ownerId" = ${maya.id}`.execute(on.db)
  const reader = await stalledReader(await listen(on.app), maya.cookie)
  readers.push(reader)
  await expect.poll(() => reader.lastText()).toContain('101 Switching Protocols')
  reader.stall()
  const asking = setInterval(() => {
    reader.send({ type: 'pong' })
    reader.send({ type: 'follow-list' })
  }, 20)
  const most = await untilLetGo()
  clearInterval(asking)
  expect(most).toBeLessThan(2 * megabyte)
})
