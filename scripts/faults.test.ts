import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Blow, blows, databaseBlows, faultsOf, underBlows } from '../bench/faults/blows.ts'
import { FaultyWorld } from '../bench/faults/faulty-world.ts'

test('whatever ends the server, its database or their connections, nothing is lost or doubled and everybody is answered', async () => {
  const kinds = Object.keys(blows) as Blow[]
  const result = await underBlows({ kinds, restMs: 1500 })
  expect(faultsOf(result)).toEqual([])
  expect(result.blows).toBeGreaterThanOrEqual(kinds.length)
}, 240_000)

test('neither a stop that meets the recovery of the database nor a start that is refused leaves it running', async () => {
  const world = await FaultyWorld.open()
  const isRunning = () => existsSync(join(world.folder, 'postgres', 'postmaster.pid'))
  try {
    await world.ask(
      `insert into migrations ("name", "checksum") values ('9999-of-tomorrow.sql', '')`,
      'sojourn',
    )
    await databaseBlows['one backend killed'](world)
    await world.server.stop()
    expect(isRunning()).toBe(false)
    // It opens the database, finds what a newer version left there, and leaves.
    await expect(world.start()).rejects.toThrow(/before it was ready|printed no address/)
    expect(isRunning()).toBe(false)
  } finally {
    await world.close()
  }
}, 120_000)
