import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { sumOf, tablesOf } from '../../server/src/platform/backup/inventory.ts'
import { openAppDatabase } from '../../server/src/platform/db/app-role.ts'
import {
  joinEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/src/platform/db/embedded-postgres.ts'
import { migrateTo } from '../../server/src/platform/db/migrate.ts'
import { FaultyWorld, isAlive } from './faulty-world.ts'
import { failing, inS, type Verdict } from './verdict.ts'

const migrations = new URL('../../server/migrations/', import.meta.url)
/** The version that could keep trips, plans, packing lists and expenses, and no more. */
const oldMigrations = 4

interface Sums {
  [table: string]: { columns: string[]; rows: number; sum: string }
}

/** A data folder as an old version left it, with so many rows in each list. */
class OldFolder {
  readonly folder = mkdtempSync(join(tmpdir(), 'sojourn-old-'))
  sums: Sums = {}

  static async make(rows: number): Promise<OldFolder> {
    const old = new OldFolder()
    const postgres = await startEmbeddedPostgres({ folder: old.folder })
    const client = new pg.Client(await openAppDatabase(postgres, 'sojourn'))
    await client.connect()
    try {
      await client.query('begin')
      await migrateTo(client, oldest())
      await client.query(filled(rows))
      await client.query('commit')
      old.sums = await sumsOf(client)
    } finally {
      await client.end()
      await postgres.stop()
    }
    return old
  }

  /** Into the data folder of a world that has not started. */
  copyTo({ folder }: FaultyWorld): void {
    cpSync(this.folder, folder, { recursive: true, preserveTimestamps: true })
  }

  /** Whether all that the old version knew is there as it was. */
  async isWholeIn(world: FaultyWorld): Promise<boolean> {
    const now = await inDatabase(world, (client) => sumsOf(client, this.sums))
    return JSON.stringify(now) === JSON.stringify(this.sums)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** An old folder gets the new version's tables and a backup; a folder of a newer version is refused and stays as it is. */
export async function otherVersions(): Promise<Verdict> {
  const old = await OldFolder.make(1000)
  const world = new FaultyWorld({ BACKUPS: 'on' })
  try {
    old.copyTo(world)
    await world.start()
    const { readyMs } = world.server
    const isKept = await old.isWholeIn(world)
    const hasBackup = readdirSync(join(world.folder, 'backups')).some((name) =>
      name.includes('before-upgrade'),
    )
    await world.ask(
      `insert into migrations ("name", "checksum") values ('9999-of-tomorrow.sql', '')`,
      'sojourn',
    )
    await world.server.stop()
    const refused = await world.refusal()
    const leftRunning = existsSync(join(world.folder, 'postgres', 'postmaster.pid'))
    const postgres = await startEmbeddedPostgres({ folder: world.folder })
    const isUntouched = await old.isWholeIn(world)
    await world.ask(`delete from migrations where "name" like '9999%'`, 'sojourn')
    await postgres.stop()
    await world.start()
    await world.untilServing()
    return {
      figures: `an old folder serves after ${inS(readyMs)}; a newer one is refused within ${inS(refused.ms)}: "${refused.said.split('.')[0] ?? ''}"`,
      faults: failing({
        'the upgrade changed what was there': isKept,
        'there is no backup from before the upgrade': hasBackup,
        'a newer folder was not refused': refused.code === 1 && /newer version/.test(refused.said),
        'a refused start left the database running': !leftRunning,
        'a refused start changed something': isUntouched,
      }),
    }
  } finally {
    await world.close()
    old.remove()
  }
}

/** kill -9 in the middle of an upgrade, so many times: the next start does it whole. */
export async function halfMigrations(times: number): Promise<Verdict> {
  const old = await OldFolder.make(20_000)
  try {
    const lastsMs = await upgradeMs(old)
    let [half, tries] = [0, 0]
    const faults: string[] = []
    while (half < times && tries < times * 5) {
      const { wasHalf, isWhole } = await upgradeKilled(old, Math.random() * lastsMs, tries++ % 2 === 1)
      if (wasHalf) half++
      if (!isWhole) faults.push(`try ${tries} left something else`)
    }
    return {
      figures: `${half} of ${tries} kills within ${inS(lastsMs)} met a half-done upgrade of ${all().length - oldMigrations} steps over ${Object.values(old.sums).reduce((sum, { rows }) => sum + rows, 0)} rows`,
      faults: [...faults, ...failing({ 'too few kills met it': half >= times })],
    }
  } finally {
    old.remove()
  }
}

async function upgradeKilled(old: OldFolder, afterMs: number, withDatabase: boolean) {
  const world = new FaultyWorld()
  old.copyTo(world)
  try {
    const wasHalf = (await killWithin(world, afterMs, withDatabase)) === oldMigrations
    await world.start()
    await world.untilServing()
    const isWhole = (await appliedIn(world)) === all().length && (await old.isWholeIn(world))
    return { wasHalf, isWhole }
  } finally {
    await world.close()
  }
}

/** How long an upgrade lasts that nothing disturbs. */
async function upgradeMs(old: OldFolder): Promise<number> {
  const world = new FaultyWorld()
  old.copyTo(world)
  try {
    const starting = world.start()
    await untilUpgrade(world, 'under way')
    const since = performance.now()
    await untilUpgrade(world, 'done')
    const lastedMs = performance.now() - since
    await starting
    return lastedMs
  } finally {
    await world.close()
  }
}

/** Answers how many migrations are applied afterwards. */
async function killWithin(world: FaultyWorld, ms: number, withDatabase: boolean): Promise<number> {
  const starting = world.start().catch(() => undefined)
  await untilUpgrade(world, 'under way')
  await wait(ms)
  const holder = Number(readFileSync(join(world.folder, 'server.lock'), 'utf8').split('\n')[0])
  const { postmaster } = world
  process.kill(holder, 'SIGKILL')
  if (withDatabase) process.kill(postmaster, 'SIGKILL')
  await starting
  while (isAlive(holder)) await wait(5)
  if (!withDatabase) return appliedIn(world)
  const recovered = await startEmbeddedPostgres({ folder: world.folder })
  const applied = await appliedIn(world)
  await recovered.stop()
  return applied
}

/** Waits for the server to begin its upgrade, or to have done it. */
async function untilUpgrade(world: FaultyWorld, state: 'under way' | 'done'): Promise<void> {
  const giveUpAt = Date.now() + 60_000
  while (Date.now() < giveUpAt) {
    const isReached = await inDatabase(world, (client) => reaches(client, state, giveUpAt)).catch(() => false)
    if (isReached) return
    await wait(10)
  }
  throw new Error(`no upgrade was ${state}`)
}

async function reaches(client: pg.Client, state: 'under way' | 'done', giveUpAt: number): Promise<boolean> {
  while (Date.now() < giveUpAt) {
    const { rowCount } = await client.query(
      state === 'done'
        ? `select from migrations offset ${oldMigrations}`
        : `select from pg_locks where "relation" = 'migration_lock'::regclass and "mode" = 'RowShareLock'`,
    )
    if (rowCount) return true
    await wait(2)
  }
  return false
}

const appliedIn = async (world: FaultyWorld): Promise<number> =>
  (await world.ask('select from migrations', 'sojourn')).length

async function inDatabase<T>(world: FaultyWorld, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(joinEmbeddedPostgres(world.folder).url('sojourn'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Of what is there, or of the columns that were there. */
async function sumsOf(client: pg.Client, known?: Sums): Promise<Sums> {
  const tables = known
    ? Object.entries(known).map(([name, { columns }]) => ({ name, columns }))
    : (await tablesOf(client)).filter(({ name }) => !/^(migration|rates|routes|geocodes)/.test(name))
  const sums: Sums = {}
  for (const table of tables) sums[table.name] = { columns: table.columns, ...(await sumOf(client, table)) }
  return sums
}

const all = (): string[] => readdirSync(migrations).toSorted()

const oldest = () =>
  all()
    .slice(0, oldMigrations)
    .map((name) => ({
      name,
      checksum: createHash('sha256')
        .update(readFileSync(new URL(name, migrations)))
        .digest('hex'),
    }))

const filled = (rows: number): string => `
  insert into users ("id", "email", "name", "displayName", "firstName")
    select gen_random_uuid(), n || '@example.com', 'Zoë 🧳 ' || n, 'Zoë', 'Zoë' from generate_series(1, 50) n;
  insert into trips ("ownerId", "title", "destination", "startDate", "endDate", "travelMode", "budgetMinor", "currency", "rev")
    select "id", 'Été à ' || "email", 'Lisbon, Portugal', '2027-04-18', '2027-04-25', 'family', 123456, 'EUR', 7
    from users;
  insert into members ("tripId", "userId", "role") select "id", "ownerId", 'owner' from trips;
  insert into packing ("id", "tripId", "item", "category", "quantity", "packed", "essential")
    select gen_random_uuid(), t."id", 'Thing ' || n, 'other', n, n % 2 = 0, false
    from trips t, generate_series(1, ${Math.ceil(rows / 50)}) n;
  insert into itinerary ("id", "tripId", "title", "type", "date", "time", "order", "currency")
    select gen_random_uuid(), t."id", 'Stop ' || n, 'activity', '2027-04-19', '09:30', n, 'EUR'
    from trips t, generate_series(1, ${Math.ceil(rows / 50)}) n;
  insert into expenses ("id", "tripId", "description", "amountMinor", "currency", "convertedMinor", "tripCurrency", "rate", "rateDate", "category", "date")
    select gen_random_uuid(), t."id", 'Lunch ' || n, n * 100, 'EUR', n * 100, 'EUR', '1', '2027-04-19', 'food', '2027-04-19'
    from trips t, generate_series(1, ${Math.ceil(rows / 50)}) n;
  insert into changes ("tripId", "rev", "collection", "rowId", "row")
    select t."id", n, 'packing', gen_random_uuid()::text, jsonb_build_object('item', 'Thing ' || n)
    from trips t, generate_series(1, ${Math.ceil(rows / 50)}) n;
`
