// Everything of a backup or nothing: in one transaction the tables are made as they were, filled, compared with what the
// backup says of them, and brought up to this version.
import pg from 'pg'
import { migrateOn, migrateTo } from '../db/migrate.ts'
import { BackupError } from './backup-error.ts'
import { withConnection } from './connection.ts'
import type { TableEntry } from './header.ts'
import { sumOf, tablesOf } from './inventory.ts'
import { loadRows } from './load-rows.ts'
import { type OpenBackup, readBackup } from './read-backup.ts'

const { escapeIdentifier } = pg

interface RestoreOptions {
  passphrase: string | null
  /** Takes the place of what is there. */
  replaces: boolean
  /** Within the transaction, once all is there and of this version. */
  afterwards?: (client: pg.ClientBase) => Promise<void>
}

interface Restored {
  rows: number
  /** What the backup's version did not know yet. */
  migrated: string[]
}

export const restoreBackup = (
  url: string,
  backup: OpenBackup,
  { passphrase, replaces, afterwards }: RestoreOptions,
): Promise<Restored> =>
  withConnection(url, async (client) => {
    const { header } = backup
    await client.query('begin')
    await requireAlone(client)
    if (!replaces && (await isInUse(client)))
      throw new BackupError(
        'There are accounts in this database. To put the backup in their place, say so with --replace.',
      )
    await dropAll(client)
    await makeTables(client, header)
    await readBackup(backup, passphrase, (frames) => loadRows(client, header.tables, frames))
    for (const { name, value } of header.sequences)
      if (value !== null)
        await client.query('select setval($1::regclass, $2)', [escapeIdentifier(name), value])
    for (const table of header.tables) await compare(client, table)
    const migrated = await migrateOn(client)
    await afterwards?.(client)
    await client.query('commit')
    await client.query('analyze')
    return { rows: header.tables.reduce((sum, { rows }) => sum + rows, 0), migrated }
  })

/** A server that goes on working would write into what is being replaced. */
async function requireAlone(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
  if ((rowCount ?? 0) > 0)
    throw new BackupError('The database is in use. Stop every server that works on it, and try again.')
}

/** What a first start writes is nothing that anybody would miss. */
export const holdsAccounts = (url: string): Promise<boolean> => withConnection(url, isInUse)

async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ users: string | null }>(
    `select to_regclass('public.users')::text as "users"`,
  )
  if (!rows[0]?.users) return false
  return (await client.query('select from users limit 1')).rowCount === 1
}

async function dropAll(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as "name" from pg_sequences where schemaname = 'public'`,
  )
  for (const { name } of await tablesOf(client))
    await client.query(`drop table ${escapeIdentifier(name)} cascade`)
  for (const { name } of rows) await client.query(`drop sequence if exists ${escapeIdentifier(name)}`)
}

async function makeTables(client: pg.Client, { migrations, tables }: OpenBackup['header']): Promise<void> {
  await migrateTo(client, migrations)
  const made = new Map((await tablesOf(client)).map(({ name, columns }) => [name, new Set(columns)]))
  for (const { name, columns } of tables)
    if (!columns.every((column) => made.get(name)?.has(column)))
      throw new BackupError(`The backup holds a table that this version does not make: ${name}.`)
  await client.query(`truncate ${[...made.keys()].map(escapeIdentifier).join(', ')}`)
}

async function compare(client: pg.Client, table: TableEntry): Promise<void> {
  const { rows, sum } = await sumOf(client, table)
  if (rows !== table.rows || sum !== table.sum)
    throw new BackupError(
      `The table ${table.name} is not as it was: ${rows} of ${table.rows} rows, or other values.`,
    )
}
