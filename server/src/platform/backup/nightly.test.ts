import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyDatabase, fillRows, inDatabase, inFolder } from '../../../test/backups.ts'
import { openDb, openPool } from '../db/client.ts'
import { type BackupPlace } from './make-backup.ts'
import { backupTonight, type BackupOutcome, isBackupDue, lastBackup } from './nightly.ts'
import { openBackup } from './read-backup.ts'

const done = (doneAt: string | null, problem: string | null = null, triedAt = doneAt): BackupOutcome => ({
  triedAt: triedAt ?? '',
  doneAt,
  bytes: 1,
  rows: 1,
  problem,
})

test.each([
  ['there never was one', null, '2026-11-19T12:00:00Z', true],
  ['last night’s is there', done('2026-11-19T02:05:00Z'), '2026-11-19T12:00:00Z', false],
  [
    'until two in the morning yesterday’s counts',
    done('2026-11-18T02:05:00Z'),
    '2026-11-19T01:59:00Z',
    false,
  ],
  ['at two it is time for the next', done('2026-11-18T02:05:00Z'), '2026-11-19T02:00:00Z', true],
  ['who was off at two is next in the morning', done('2026-11-17T02:05:00Z'), '2026-11-19T09:00:00Z', true],
  [
    'one that was made while the clock went a year ahead holds up none',
    done('2027-11-19T02:05:00Z'),
    '2026-11-19T12:00:00Z',
    true,
  ],
  [
    'nor one that failed then',
    done('2026-11-17T02:05:00Z', 'disk', '2027-11-19T02:00:00Z'),
    '2026-11-19T12:00:00Z',
    true,
  ],
  [
    'what failed rests for an hour',
    done('2026-11-18T02:05:00Z', 'disk', '2026-11-19T02:00:00Z'),
    '2026-11-19T02:50:00Z',
    false,
  ],
  [
    'and is tried again',
    done('2026-11-18T02:05:00Z', 'disk', '2026-11-19T02:00:00Z'),
    '2026-11-19T03:00:00Z',
    true,
  ],
  ['the clock of another server is ahead', done('2026-11-19T02:00:30Z'), '2026-11-19T01:59:50Z', false],
])('a backup is due or not: %s', (_what, last, now, due) => {
  expect(isBackupDue(new Date(now), last)).toBe(due)
})

async function withServer<T>(
  work: (server: { url: string; db: ReturnType<typeof openDb>; place: BackupPlace }) => Promise<T>,
): Promise<T> {
  return inFolder(async (folder) => {
    const url = await emptyDatabase()
    await fillRows(url)
    const db = openDb(openPool(url, 2))
    const place = {
      folder: join(folder, 'backups'),
      kept: { daily: 1, weekly: 0 },
      passphrase: null,
      product: '',
    }
    try {
      return await work({ url, db, place })
    } finally {
      await db.destroy()
    }
  })
}

test('of several servers one makes the backup of a night, and the folder keeps what was asked for', () =>
  withServer(async ({ url, db, place }) => {
    const night = (day: number) => () => new Date(Date.UTC(2026, 10, day, 2))
    const servers = Array.from({ length: 4 }, () =>
      backupTonight({ db, databaseUrl: url, place, now: night(18) }),
    )
    const made = (await Promise.all(servers)).filter((one) => one !== null)
    expect(readdirSync(place.folder)).toHaveLength(1)
    expect(made).toHaveLength(1)
    expect((await openBackup(made[0]!.file)).header.tables.length).toBeGreaterThan(20)
    writeFileSync(join(place.folder, 'sojourn-of-a-run-that-died.backup.part'), '')
    writeFileSync(join(place.folder, 'notes.txt'), '')
    await backupTonight({ db, databaseUrl: url, place, now: night(19) })
    expect(readdirSync(place.folder)).toEqual([
      'notes.txt',
      'sojourn-2026-11-19T02-00-00-000Z-nightly.backup',
    ])
    expect(await lastBackup(db)).toMatchObject({ doneAt: '2026-11-19T02:00:00.000Z', problem: null })
  }))

test('a backup that fails is told, is tried again, and leaves the others as they are', () =>
  withServer(async ({ url, db, place }) => {
    const at = (time: string) => () => new Date(`2026-11-19T${time}Z`)
    await backupTonight({ db, databaseUrl: url, place, now: at('01:00:00') })
    const broken = { ...place, folder: join(place.folder, readdirSync(place.folder)[0]!) }
    await expect(backupTonight({ db, databaseUrl: url, place: broken, now: at('02:00:00') })).rejects.toThrow(
      'already exists',
    )
    expect(await lastBackup(db)).toMatchObject({
      doneAt: '2026-11-19T01:00:00.000Z',
      problem: expect.any(String),
    })
    expect(await backupTonight({ db, databaseUrl: url, place, now: at('02:30:00') })).toBeNull()
    expect(await backupTonight({ db, databaseUrl: url, place, now: at('03:00:00') })).not.toBeNull()
  }))

test('a server that stops does not wait for its backup, and leaves no half of one', () =>
  withServer(async ({ url, db, place }) => {
    const stop = new AbortController()
    await inDatabase(url, async (client) => {
      await client.query('begin; lock table packing in access exclusive mode')
      const nightly = { db, databaseUrl: url, place, now: () => new Date() }
      const made = backupTonight(nightly, stop.signal)
      const waiting = `select from pg_locks where not granted and relation = 'packing'::regclass
        and database = (select oid from pg_database where datname = current_database())`
      await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1)
      stop.abort()
      expect(await made).toBeNull()
    })
    expect([readdirSync(place.folder), await lastBackup(db)]).toEqual([[], null])
  }))
