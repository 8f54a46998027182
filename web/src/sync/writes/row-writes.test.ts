import { expect, test } from 'vitest'
import { fakeApp, fakeServer, list, refusal } from '../../../test/fake-server.ts'

async function setUp(...names: string[]) {
  const server = fakeServer(names)
  return { server, app: await fakeApp(server) }
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('')

test('an edit shows at once and stays when the server has taken it', async () => {
  const { server, app } = await setUp('map', 'coat')
  const { ended } = await app.set('coat', { packed: true })
  expect(app.find('coat')).toMatchObject({ packed: true, version: 1 })
  await app.sent()[0]?.reply()
  expect(await ended).toBe('saved')
  expect(app.shown()).toEqual(server.rows())
  expect(app.find('coat')).toMatchObject({ packed: true, version: 2 })
})

test.each([400, 404])(
  'an edit that fails with %i is taken back, and the list is read again',
  async (status) => {
    const { app } = await setUp('coat')
    const { ended } = await app.set('coat', { packed: true })
    await app.sent()[0]?.fail(refusal(status))
    expect(await ended).toBe(status)
    expect(app.find('coat')).toMatchObject({ packed: false })
    expect(app.open()).toHaveLength(1)
  },
)

test('a broken server is tried once more under the same key before the edit is taken back', async () => {
  const { app } = await setUp('coat')
  const { ended } = await app.set('coat', { packed: true })
  const key = app.sent()[0]?.write?.id
  await app.sent()[0]?.fail(refusal(500))
  expect(app.find('coat')?.packed).toBe(true)
  await app.passTime()
  expect(app.sent().map(({ write }) => write?.id)).toEqual([key])
  await app.sent()[0]?.fail(refusal(500))
  expect(await ended).toBe(500)
  expect(app.find('coat')?.packed).toBe(false)
  expect(app.stored()).toEqual([])
})

test('OFFLINE-05 an edit that finds no connection stays shown, counts as saved on the device, and is sent later', async () => {
  const { server, app } = await setUp('coat')
  const { ended } = await app.set('coat', { packed: true })
  await app.sent()[0]?.fail()
  expect(await ended).toBe('queued')
  expect(app.find('coat')?.packed).toBe(true)
  expect(app.stored()).toHaveLength(1)
  await app.passTime()
  await app.sent()[0]?.reply()
  expect(app.stored()).toEqual([])
  expect(app.shown()).toEqual(server.rows())
})

test('an edit whose answer got lost happens once, though it is sent again', async () => {
  const { server, app } = await setUp('coat')
  await app.set('coat', { packed: true })
  await app.sent()[0]?.arrive().fail()
  expect(app.find('coat')?.packed).toBe(true)
  await app.passTime()
  await app.sent()[0]?.reply()
  expect(app.find('coat')).toMatchObject({ packed: true, version: 2 })
  expect(app.shown()).toEqual(server.rows())
})

test('two edits of one row are sent one after the other; edits of two rows are not kept waiting', async () => {
  const { app } = await setUp('map', 'coat')
  await app.set('coat', { packed: true })
  await app.set('coat', { name: 'Warm coat' })
  await app.set('map', { packed: true })
  expect(app.sent().map(({ write }) => write?.url)).toEqual(['coat', 'map'])
  await app.sent()[0]?.reply()
  // The second edit is not answered yet and stays on top.
  expect(app.find('coat')).toMatchObject({ packed: true, name: 'Warm coat', version: 2 })
  expect(app.sent().map(({ write }) => write?.data)).toEqual([{ packed: true }, { name: 'Warm coat' }])
})

test.each([
  ['both are saved', [], false],
  ['both fail', [0, 1], false],
  ['the first fails', [0], false],
  ['the second fails', [1], true],
])('a box ticked and unticked quickly is as the server has it when %s', async (_what, failing, packed) => {
  const { server, app } = await setUp('coat')
  await app.set('coat', { packed: true })
  await app.set('coat', { packed: false })
  expect(app.find('coat')?.packed).toBe(false)
  for (const nth of [0, 1]) {
    const [call] = app.sent()
    if (failing.includes(nth)) await call?.fail(refusal(400))
    else await call?.reply()
  }
  expect(app.find('coat')?.packed).toBe(packed)
  expect(app.shown()).toEqual(server.rows())
})

test('a row that is deleted while an edit is on its way stays away when the edit is answered', async () => {
  const { server, app } = await setUp('map', 'coat')
  await app.set('coat', { packed: true })
  await app.remove('coat')
  expect(ids(app.shown())).toBe('map')
  await app.sent()[0]?.reply()
  expect(ids(app.shown())).toBe('map')
  await app.sent()[0]?.reply()
  expect(app.shown()).toEqual(server.rows())
})

test('a deleted row does not come back by an answer or a list that is older than its deletion', async () => {
  const { server, app } = await setUp('coat')
  app.read()
  const [slowRead] = app.open()
  slowRead?.arrive()
  const before = server.change('coat', { packed: true })
  await app.remove('coat')
  await app.sent()[0]?.reply()
  app.lists.applyChanges(list, [{ rowId: 'coat', row: before }])
  expect(app.shown()).toEqual([])
  await slowRead?.reply()
  expect(app.shown()).toEqual([])
})

test('a deletion that fails brings the row back; one that finds it gone does not', async () => {
  const { server, app } = await setUp('map', 'coat')
  const { ended } = await app.remove('coat')
  await app.sent()[0]?.fail(refusal(400))
  expect(await ended).toBe(400)
  expect(ids(app.shown())).toBe('mapcoat')
  server.remove('map')
  await app.remove('map')
  await app.sent()[0]?.reply()
  expect(ids(app.shown())).toBe('coat')
})

test('a deletion taken back shows the row at once, and the new row has its versions from the start', async () => {
  const { server, app } = await setUp('coat')
  await app.set('coat', { packed: true })
  await app.sent()[0]?.reply()
  const row = app.find('coat')!
  await app.remove('coat')
  await app.sent()[0]?.reply()
  await app.put(row)
  expect(app.find('coat')).toEqual(row)
  await app.sent()[0]?.reply()
  expect(app.find('coat')).toMatchObject({ packed: true, version: 1 })
  expect(app.shown()).toEqual(server.rows())
  // News of the deletion comes late, when the row is back again.
  app.lists.applyChanges(list, server.log)
  expect(app.shown()).toEqual(server.rows())
})

test('a row that is being brought back shows what the server already knows of it', async () => {
  const { server, app } = await setUp('coat')
  const row = app.find('coat')!
  await app.remove('coat')
  await app.sent()[0]?.reply()
  await app.put(row)
  app.sent()[0]?.arrive()
  server.change('coat', { name: 'Raincoat' })
  app.lists.applyChanges(list, server.log)
  expect(app.find('coat')).toMatchObject({ name: 'Raincoat', version: 2 })
})

test('a row that somebody brought back stays, though the answer to its deletion comes later', async () => {
  const { server, app } = await setUp('coat')
  await app.remove('coat')
  const [deletion] = app.sent()
  deletion?.arrive()
  server.add({ id: 'coat', name: 'Raincoat' })
  app.lists.applyChanges(list, server.log)
  await deletion?.reply()
  expect(app.shown()).toEqual(server.rows())
})

test('a deletion that cannot be taken back leaves the row away', async () => {
  const { app } = await setUp('coat')
  const row = app.find('coat')!
  await app.remove('coat')
  await app.sent()[0]?.reply()
  await app.put(row)
  await app.sent()[0]?.fail(refusal(400))
  expect(app.shown()).toEqual([])
})

test('what somebody else changes meanwhile shows, with what was typed here still on top', async () => {
  const { server, app } = await setUp('coat')
  await app.set('coat', { packed: true })
  server.change('coat', { name: 'Raincoat', packed: false })
  app.lists.applyChanges(list, server.log)
  expect(app.find('coat')).toMatchObject({ name: 'Raincoat', packed: true, version: 2 })
  await app.sent()[0]?.reply()
  expect(app.find('coat')).toMatchObject({ name: 'Raincoat', packed: true, version: 3 })
})

test('what somebody else deletes is gone, also while it is being edited here', async () => {
  const { server, app } = await setUp('coat')
  const { ended } = await app.set('coat', { packed: true })
  server.remove('coat')
  app.lists.applyChanges(list, server.log)
  expect(app.shown()).toEqual([])
  await app.sent()[0]?.reply()
  expect(await ended).toBe(404)
  expect(app.shown()).toEqual([])
})

test('news that is older than what is known changes nothing, and a change told twice is one change', async () => {
  const { server, app } = await setUp('coat')
  server.change('coat', { name: 'Raincoat' })
  server.change('coat', { name: 'Warm coat' })
  const [older, newer] = server.log
  app.lists.applyChanges(list, [newer!, older!, newer!])
  expect(app.find('coat')).toMatchObject({ name: 'Warm coat', version: 3 })
})

test('a row added while the list is being read is not lost with the older list', async () => {
  const { server, app } = await setUp('map')
  app.read()
  const [slowRead] = app.open()
  slowRead?.arrive()
  await app.add('coat')
  await app.sent()[0]?.reply()
  await slowRead?.reply()
  expect(app.shown()).toEqual(server.rows())
})

test('one row does not pass for a list that was never read', async () => {
  const { app } = await setUp()
  const other = { tripId: 8, collection: 'things' }
  app.lists.applyChanges(other, [{ rowId: 'coat', row: { id: 'coat', version: 1, createdAt: '1' } }])
  expect(app.lists.listOf(other).shown()).toBeNull()
})

test('rows that did not change stay the same objects when the list is read again', async () => {
  const { server, app } = await setUp('map', 'coat')
  const [map, coat] = app.shown()
  server.change('coat', { packed: true })
  app.read()
  await app.open()[0]?.reply()
  expect(app.shown()[0]).toBe(map)
  expect(app.shown()[1]).not.toBe(coat)
  const before = app.shown()
  app.read()
  await app.open()[0]?.reply()
  expect(app.shown()).toBe(before)
})

test.each([
  ['both are saved', [], 'bca'],
  ['both fail: where they stood before the first', [0, 1], 'abc'],
  ['only the second fails: the first one holds', [1], 'bac'],
  ['only the first fails: the second one holds', [0], 'bca'],
])('of two quick moves %s', async (_what, failing, expected) => {
  const { server, app } = await setUp('a', 'b', 'c')
  await app.move('b', 'a', 'c')
  await app.move('b', 'c', 'a')
  expect(ids(app.shown())).toBe('bca')
  expect(app.sent()).toHaveLength(1)
  for (const nth of [0, 1]) {
    const [call] = app.sent()
    if (failing.includes(nth)) await call?.fail(refusal(400))
    else await call?.reply()
  }
  expect(ids(app.shown())).toBe(expected)
  for (const call of app.open()) await call.reply()
  expect(app.shown()).toEqual(server.rows())
})

test('rows that keep their place in a move stay the same objects', async () => {
  const { app } = await setUp('a', 'b', 'c')
  const before = app.find('c')
  await app.move('b', 'a', 'c')
  expect(app.find('c')).toBe(before)
})

test('what was renamed or deleted while a failed move was on its way stays so', async () => {
  const { app } = await setUp('a', 'b', 'c')
  await app.move('b', 'a', 'c')
  await app.set('a', { name: 'new' })
  await app.remove('c')
  await app.sent()[0]?.fail(refusal(400))
  expect(app.shown()).toMatchObject([{ id: 'a', name: 'new' }, { id: 'b' }])
})

test('a write is kept from the press to its answer, while it waits for its turn too', async () => {
  const { app } = await setUp('coat')
  await app.set('coat', { packed: true })
  await app.set('coat', { packed: false })
  expect(app.stored().map(({ data }) => data)).toEqual([{ packed: true }, { packed: false }])
  await app.sent()[0]?.reply()
  expect(app.stored()).toHaveLength(1)
  // A refusal that was told is not sent behind anybody's back later.
  await app.sent()[0]?.fail(refusal(400))
  expect(app.stored()).toEqual([])
})
