// What of a database belongs into a backup: each table of the schema with its columns, and where its sequences stand.
import pg from 'pg'
import type { BackupHeader, TableEntry } from './header.ts'

const { escapeIdentifier } = pg

type Inventory = Pick<BackupHeader, 'migrations' | 'tables' | 'sequences'>
type Table = Pick<TableEntry, 'name' | 'columns'>

export async function takeInventory(client: pg.Client): Promise<Inventory> {
  const migrations = await client.query<Inventory['migrations'][number]>(
    'select "name", "checksum" from migrations order by "name"',
  )
  const tables: TableEntry[] = []
  for (const table of await tablesOf(client)) tables.push({ ...table, ...(await sumOf(client, table)) })
  return { migrations: migrations.rows, tables, sequences: await sequencesOf(client) }
}

/** How many rows a table has, and a sum of their hashes that is the same in any order. */
export async function sumOf(
  client: pg.Client,
  { name, columns }: Table,
): Promise<Pick<TableEntry, 'rows' | 'sum'>> {
  const row = columns.map((column) => `t.${escapeIdentifier(column)}`).join(', ')
  const hash = `('x' || left(md5(row(${row})::text), 16))::bit(64)::bigint::numeric`
  const { rows } = await client.query<{ count: string; sum: string }>(
    `select count(*)::text as count, coalesce(sum(${hash}), 0)::text as sum from ${escapeIdentifier(name)} t`,
  )
  return { rows: Number(rows[0]?.count), sum: rows[0]?.sum ?? '' }
}

export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(ownTables)
  const links = await client.query<Link>(references)
  return inOrder(rows, links.rows)
}

/** What an extension brought is not ours. */
const ownTables = `
  select c.relname as "name", array_agg(a.attname::text order by a.attnum) as "columns"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`

interface Link {
  from: string
  to: string
}

const references = `
  select f.relname as "from", t.relname as "to"
  from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and f.oid <> t.oid`

/** Each table after those it refers to. */
function inOrder(tables: readonly Table[], links: readonly Link[]): Table[] {
  const ordered: Table[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const left = new Set(waiting.map(({ name }) => name))
    const next = waiting.filter(({ name }) => links.every(({ from, to }) => from !== name || !left.has(to)))
    if (next.length === 0) throw new Error(`These tables refer to each other: ${[...left].join(', ')}`)
    ordered.push(...next)
    waiting = waiting.filter((table) => !next.includes(table))
  }
  return ordered
}

/** Numbers that were given go on being given: one that was read later than the rows is no harm. */
async function sequencesOf(client: pg.Client): Promise<Inventory['sequences']> {
  const { rows } = await client.query<Inventory['sequences'][number]>(
    `select sequencename as "name", last_value::text as "value" from pg_sequences where schemaname = 'public' order by 1`,
  )
  return rows
}
