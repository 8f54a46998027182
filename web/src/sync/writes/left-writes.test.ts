import { expect, test } from 'vitest'
import { fakeApp, fakeDisk, fakeServer, list, refusal, settled } from '../../../test/fake-server.ts'

async function setUp(...names: string[]) {
  const server = fakeServer(names)
  return { server, app: await fakeApp(server) }
}

test('a page that is left forgets no write by a failure, sends none that waits, and shows no row', async () => {
  const { app } = await setUp('coat')
  await app.set('coat', { packed: true })
  await app.set('coat', { name: 'Warm coat' })
  app.leave()
  await app.sent()[0]?.fail(refusal(400))
  expect(app.stored()).toHaveLength(2)
  expect(app.sent()).toHaveLength(0)
  expect(app.lists.listOf(list).shown()).toBeNull()
})

test('what a page left behind is shown and sent by the next one, and happens once', async () => {
  const server = fakeServer(['coat'])
  const disk = fakeDisk()
  const app = await fakeApp(server, disk)
  await app.set('coat', { packed: true })
  await app.set('coat', { name: 'Warm coat' })
  app.sent()[0]?.arrive()
  app.leave()
  const next = await fakeApp(server, disk)
  next.queue.wake('start')
  await settled()
  expect(next.find('coat')).toMatchObject({ packed: true, name: 'Warm coat' })
  while (next.sent().length > 0) await next.sent()[0]?.reply()
  expect(next.stored()).toEqual([])
  expect(next.shown()).toEqual(server.rows())
  expect(next.find('coat')).toMatchObject({ packed: true, name: 'Warm coat', version: 3 })
})

test.each([
  ['finds no connection', 0, 1, 0, true],
  ['meets a broken server', 503, 1, 0, true],
  ['is refused', 400, 0, 1, false],
])('a write left behind that %s (%i): %i waits, %i needs attention, shown: %s', async (...row) => {
  const [, status, waiting, attention, isShown] = row
  const server = fakeServer(['coat'])
  const disk = fakeDisk()
  const app = await fakeApp(server, disk)
  await app.set('coat', { packed: true })
  app.leave()
  const next = await fakeApp(server, disk)
  next.queue.wake('start')
  await settled()
  await next.sent()[0]?.fail(refusal(status))
  expect([disk.stored().queue.length, disk.stored().tray.length]).toEqual([waiting, attention])
  expect(next.find('coat')?.packed).toBe(isShown)
})
