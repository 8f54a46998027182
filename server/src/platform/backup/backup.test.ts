import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  allRowsOf,
  emptyDatabase,
  fillRows,
  inDatabase,
  inFolder,
  olderDatabase,
} from '../../../test/backups.ts'
import { openPool } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { magic } from './header.ts'
import { openBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { type MadeBackup, writeBackup } from './write-backup.ts'

const write = (url: string, file: string, passphrase: string | null = null): Promise<MadeBackup> =>
  writeBackup(url, file, { product: '0.1.0', madeAt: new Date(), passphrase })

const restore = async (url: string, file: string, passphrase: string | null = null, replaces = false) =>
  restoreBackup(url, await openBackup(file), { passphrase, replaces })

const whole = /damaged or incomplete/

test.each([
  ['as it is', null],
  ['with a passphrase', 'Grüße vom Meer 🌊'],
])('what is backed up %s comes back row by row, and new rows get new numbers', (_how, passphrase) =>
  inFolder(async (folder) => {
    const [source, target, file] = [await emptyDatabase(), await emptyDatabase(), join(folder, 'one')]
    await fillRows(source)
    const made = await write(source, file, passphrase)
    expect([made.bytes, statSync(file).mode & 0o777]).toEqual([statSync(file).size, 0o600])
    const restored = await restore(target, file, passphrase)
    const rows = await allRowsOf(source)
    expect(await allRowsOf(target)).toEqual(rows)
    expect(restored).toEqual({ rows: Object.values(rows).flat().length, migrated: [] })
    const next = `insert into trips ("ownerId", "title", "destination", "startDate", "endDate", "travelMode", "currency")
      select "id", '', '', now(), now(), '', '' from users limit 1 returning "id"`
    const added = await inDatabase(target, (client) => client.query<{ id: string }>(next))
    expect(Number(added.rows[0]?.id)).toBe(21)
  }),
)

test('a byte that is not as it was written is noticed, wherever it stands, and so is a piece that is missing', () =>
  inFolder(async (folder) => {
    const [source, file] = [await emptyDatabase(), join(folder, 'one')]
    await fillRows(source)
    await write(source, file)
    const bytes = readFileSync(file)
    const places = Array.from({ length: 200 }, (_, n) => Math.floor((n * (bytes.length - 1)) / 199))
    for (const at of [...Array(64).keys(), ...places]) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1 << (at % 8)
      writeFileSync(file, changed)
      await expect(openBackup(file)).rejects.toThrow(at < magic.length ? 'no backup' : /damaged|newer/)
    }
    for (const length of [0, 10, 19, 40, 2000, bytes.length - 33, bytes.length - 1]) {
      writeFileSync(file, bytes.subarray(0, length))
      await expect(openBackup(file)).rejects.toThrow(length < magic.length ? 'no backup' : whole)
    }
  }))

/** As somebody would who changes a file and makes the checksum fit. */
function changed(bytes: Buffer, change: (bytes: Buffer) => Buffer): Buffer {
  const body = change(Buffer.from(bytes.subarray(0, -32)))
  return Buffer.concat([body, createHash('sha256').update(body).digest()])
}

function described(bytes: Buffer, change: (header: Record<string, unknown>) => void): Buffer {
  return changed(bytes, (body) => {
    const end = 19 + body.readUInt32BE(15)
    const header = JSON.parse(body.subarray(19, end).toString()) as Record<string, unknown>
    change(header)
    const text = Buffer.from(JSON.stringify(header))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(text.length)
    return Buffer.concat([body.subarray(0, 15), length, text, body.subarray(end)])
  })
}

/** Nothing makes these shorter. */
const moreThanOnePiece = `update packing set "notes" = md5(random()::text) || md5(random()::text) || md5(random()::text) || md5(random()::text)`

test('an encrypted backup opens with its passphrase alone, and nothing in it can be changed', () =>
  inFolder(async (folder) => {
    const [source, target, file] = [await emptyDatabase(), await emptyDatabase(), join(folder, 'one')]
    await fillRows(source)
    await inDatabase(source, (client) => client.query(moreThanOnePiece))
    await write(source, file, 'right')
    const bytes = readFileSync(file)
    expect(bytes.includes('example.com')).toBe(false)
    await expect(restore(target, file)).rejects.toThrow('BACKUP_PASSPHRASE')
    await expect(restore(target, file, 'wrong')).rejects.toThrow('passphrase')
    const end = 19 + bytes.readUInt32BE(15)
    const attacks = [
      changed(bytes, (body) => Buffer.concat([body.subarray(0, end + 9), body.subarray(end + 10)])),
      changed(bytes, (body) => body.subarray(0, end + 65_552)),
      described(bytes, (header) => (header['madeAt'] = '2020-01-01T00:00:00.000Z')),
    ]
    for (const attack of attacks) {
      writeFileSync(file, attack)
      await expect(restore(target, file, 'right')).rejects.toThrow('passphrase')
    }
    expect((await allRowsOf(target))['users']).toEqual([])
  }))

test('a backup of a newer version is refused, and what was there stays', () =>
  inFolder(async (folder) => {
    const [source, target, file] = [await emptyDatabase(), await emptyDatabase(), join(folder, 'one')]
    await fillRows(source)
    await fillRows(target)
    await write(source, file)
    const bytes = readFileSync(file)
    const before = await allRowsOf(target)
    writeFileSync(
      file,
      described(bytes, (header) => (header['format'] = 2)),
    )
    await expect(openBackup(file)).rejects.toThrow('newer version')
    writeFileSync(
      file,
      described(bytes, (header) =>
        (header['migrations'] as unknown[]).push({ name: '9999-future.sql', checksum: 'x' }),
      ),
    )
    await expect(restore(target, file, null, true)).rejects.toThrow('newer version')
    expect(await allRowsOf(target)).toEqual(before)
  }))

test('a backup of an older version is brought up to this one', () =>
  inFolder(async (folder) => {
    const [{ url, last }, target, file] = [await olderDatabase(), await emptyDatabase(), join(folder, 'one')]
    await fillRows(url)
    await write(url, file)
    expect(await restore(target, file)).toMatchObject({ migrated: [last] })
    const [old, now] = [await allRowsOf(url), await allRowsOf(target)]
    expect(now['migrations']).toHaveLength(old['migrations']!.length + 1)
    // Their columns may be others now.
    for (const table of ['users', 'trips', 'packing', 'changes'])
      expect(now[table], table).toHaveLength(old[table]!.length)
    const pool = openPool(target, 1)
    expect(await migrate(pool)).toEqual([])
    await pool.end()
  }))

test('a backup takes the place of accounts only where that was said, and of a database in use never', () =>
  inFolder(async (folder) => {
    const [source, target, file] = [await emptyDatabase(), await emptyDatabase(), join(folder, 'one')]
    await fillRows(source)
    await fillRows(target)
    await write(source, file)
    const before = await allRowsOf(target)
    await expect(restore(target, file)).rejects.toThrow('--replace')
    await inDatabase(target, () =>
      expect(restore(target, file, null, true)).rejects.toThrow('Stop every server'),
    )
    expect(await allRowsOf(target)).toEqual(before)
    await restore(target, file, null, true)
    expect(await allRowsOf(target)).toEqual(await allRowsOf(source))
  }))

test('rows that do not come out as the backup says are noticed, and nothing of it stays', () =>
  inFolder(async (folder) => {
    const [source, target, file] = [await emptyDatabase(), await emptyDatabase(), join(folder, 'one')]
    await fillRows(source)
    await write(source, file)
    const bytes = readFileSync(file)
    const change = (header: Record<string, unknown>) => {
      const tables = header['tables'] as { name: string; sum: string }[]
      for (const table of tables) if (table.name === 'packing') table.sum = '1'
    }
    writeFileSync(file, described(bytes, change))
    await expect(restore(target, file)).rejects.toThrow('packing')
    expect((await allRowsOf(target))['users']).toEqual([])
  }))

test('a backup is one moment of a database that others go on writing into', () =>
  inFolder(async (folder) => {
    const [source, file] = [await emptyDatabase(), join(folder, 'one')]
    await inDatabase(source, (client) =>
      client.query(`insert into limits select n::text, 0, now() from generate_series(1, 50) n`),
    )
    const over = new AbortController()
    const writers = Array.from({ length: 4 }, (_, writer) =>
      inDatabase(source, async (client) => {
        for (let n = 0; !over.signal.aborted; n++)
          await client.query(movedBetween(1 + ((n * 7 + writer) % 25), `${writer}-${n}`))
      }),
    )
    for (let round = 0; round < 3; round++) {
      const target = await emptyDatabase()
      const { header } = await write(source, file)
      await restore(target, file)
      const { rows } = await inDatabase(target, (client) => client.query(balance))
      const written = header.tables.find(({ name }) => name === 'settings')
      expect(rows).toEqual([{ sum: '0', same: true, settings: String(written?.rows) }])
      if (round > 0) expect(written?.rows).toBeGreaterThan(0)
    }
    over.abort()
    await Promise.all(writers)
  }))

/** In one transaction one counter goes up and another down, and each change leaves a row in either of two tables. */
const movedBetween = (bucket: number, name: string): string => `begin;
  update limits set "count" = "count" + 1 where "bucket" = '${bucket}';
  update limits set "count" = "count" - 1 where "bucket" = '${bucket + 25}';
  insert into settings values ('${name}', ''); insert into secrets values ('${name}', ''); commit`

const balance = `select (select sum("count")::text from limits) as "sum",
  (select count(*) from settings)::text as "settings",
  (select count(*) from settings) = (select count(*) from secrets where "value" = '') as "same"`
