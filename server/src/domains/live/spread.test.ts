import { closeCodes } from '@sojourn/contract/live/socket'
import { expect, test } from 'vitest'
import { listen, LiveClient, pack } from '../../../test/live-client.ts'
import { createTrip, join, signUp, startTestApp, type Traveller } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'

const retryMs = 100

test('a second server takes over its share of many lines, and nobody misses a change', async () => {
  const on = await startTestApp({}, { liveTurnMs: 400 })
  const people = await Promise.all(Array.from({ length: 12 }, () => signUp({ on })))
  const owner = people[0] as Traveller
  const trip = await createTrip(owner)
  for (const person of people.slice(1)) await join(trip, person, on)
  const urls = [await listen(on.app)]
  let turn = 0
  /** A tab behind a balancer that leads to all servers in turn. Asked to come back, it does; turned away by a busy server, too. */
  const follow = (person: Traveller) => {
    const lines: LiveClient[] = []
    const tab = { url: '', revs: () => lines.flatMap((line) => line.revs()) }
    const open = async (): Promise<void> => {
      tab.url = urls[turn++ % urls.length] ?? ''
      const line = await LiveClient.open(person, tab.url).catch(() => null)
      if (!line) return void setTimeout(() => void open(), retryMs)
      line.onClosed = (code) => code === closeCodes.elsewhere && void open()
      line.follow(trip.id, tab.revs().at(-1) ?? trip.rev)
      lines.push(line)
    }
    void open()
    return tab
  }
  const tabs = people.flatMap((person) => Array.from({ length: 10 }, () => follow(person)))
  const other = await buildApp(on)
  urls.push(await listen(other))
  const written: number[] = []
  const writeAndCount = async () => {
    await pack(owner, trip)
    written.push(trip.rev + written.length + 1)
    return tabs.filter(({ url }) => url === urls[0]).length
  }
  await expect.poll(writeAndCount, { timeout: 20_000, interval: 100 }).toBeLessThanOrEqual(100)
  await expect
    .poll(() => tabs.map(({ revs }) => revs()), { timeout: 20_000 })
    .toEqual(tabs.map(() => written))
  await Promise.all([on.app.close(), other.close()])
})
