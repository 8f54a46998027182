import fc from 'fast-check'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { cloneDatabase } from '../../../test/database.ts'
import { allowLongStatements, type Db, openDb, openPool, toInstant } from './client.ts'
import { isDatabaseAway } from './failures.ts'

test.each([
  ['2026-11-15 09:30:00+00', '2026-11-15T09:30:00.000Z'],
  ['2026-11-15 09:30:00.1+00', '2026-11-15T09:30:00.100Z'],
  ['2026-11-15 09:30:00.123987+00', '2026-11-15T09:30:00.123Z'],
  ['2026-11-15 09:30:00.12+05:30', '2026-11-15T04:00:00.120Z'],
])('PostgreSQL’s %s is the instant %s', (text, instant) => expect(toInstant(text)).toBe(instant))

test('every instant of ours comes back as it was written', () => {
  const within = {
    min: new Date('1000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  }
  fc.assert(
    fc.property(fc.date(within), (date) => {
      const written = date.toISOString()
      // Zeros at the end of a fraction are left out.
      const stored = written.replace('T', ' ').replace(/\.?0*Z$/, '+00')
      expect(toInstant(stored)).toBe(written)
    }),
  )
})

describe('a connection', () => {
  const limits = { silenceLimitMs: 400 }
  let pool: pg.Pool
  let db: Db
  let helper: pg.Pool
  beforeAll(async () => {
    const { url, template } = inject('database')
    const address = await cloneDatabase(url, template)
    pool = openPool(address, 3, limits)
    db = openDb(pool)
    helper = openPool(address, 1)
  })
  afterAll(async () => {
    await Promise.all([db.destroy(), helper.end()])
  })

  const pidOf = async (tx: Db): Promise<number> => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    return rows[0]?.pid ?? 0
  }

  test('that breaks within a transaction fails that work alone', async () => {
    const broken = db.transaction().execute(async (tx) => {
      await helper.query('select pg_terminate_backend($1)', [await pidOf(tx)])
      // As long as the break takes to arrive, while nobody asks anything.
      await vi.waitFor(async () => {
        const { rowCount } = await helper.query(
          'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        expect(rowCount).toBe(0)
      })
      await new Promise((resolve) => setImmediate(resolve))
      await pidOf(tx)
    })
    await expect(broken).rejects.toSatisfy(isDatabaseAway)
    expect(await pidOf(db)).toBeGreaterThan(0)
  })

  test('to a frozen database is given up, and the next one serves', async () => {
    let frozen = 0
    const waiting = db.transaction().execute(async (tx) => {
      frozen = await pidOf(tx)
      process.kill(frozen, 'SIGSTOP')
      await pidOf(tx)
    })
    await expect(waiting).rejects.toSatisfy(isDatabaseAway)
    expect(await pidOf(db)).not.toBe(frozen)
    process.kill(frozen, 'SIGCONT')
  })

  test('waits longer where a long statement was allowed, and not after it', async () => {
    const slow = sql`select pg_sleep(0.6)`
    await db.transaction().execute(async (tx) => {
      await allowLongStatements(tx, 3000)
      await slow.execute(tx)
    })
    await expect(slow.execute(db)).rejects.toSatisfy(isDatabaseAway)
  })
})

test.each([
  ['disk full', '53100'],
  ['too many connections', '53300'],
  ['the database is shut down', '57P01'],
  ['a race that was lost too often', '40001'],
])('%s means: again in a moment', (_what, code) => {
  expect(isDatabaseAway(Object.assign(new Error('x'), { code }))).toBe(true)
})

test.each(['23505', '22003', '42P01', '530'])('%s is about the request', (code) => {
  expect(isDatabaseAway(Object.assign(new Error('x'), { code }))).toBe(false)
})
