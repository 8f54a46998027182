import pg from 'pg'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { createDatabase } from './create-database.ts'

/** Whom the server is to its own PostgreSQL: the owner of one database, and nobody beyond it. */
export const appRole = 'sojourn_app'

/**
 * The address of a database in the embedded PostgreSQL, as a role that can reach no file, no program and no other
 * database. Data folders of earlier versions belong to PostgreSQL's own superuser; they are handed over here.
 */
export async function openAppDatabase(postgres: EmbeddedPostgres, name: string): Promise<string> {
  await createDatabase(postgres.url('postgres'), name)
  await handOver(postgres.url(name), name)
  return postgres.url(name, appRole)
}

async function handOver(url: string, name: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(createRole)
    await client.query(`alter database "${name}" owner to ${appRole}`)
    await client.query(`alter schema public owner to ${appRole}`)
    await client.query(handOverTables)
  } finally {
    await client.end()
  }
}

const createRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${appRole}') then
    create role ${appRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
  end if;
end $$`

/** Indexes and the sequences of identity columns follow their table. */
const handOverTables = `do $$ declare owned record; begin
  for owned in select oid::regclass as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and relowner <> '${appRole}'::regrole
  loop
    execute format('alter table %s owner to ${appRole}', owned.name);
  end loop;
end $$`

/** Whether this role may do anything on the database's machine, as PostgreSQL's own superuser may. */
export async function isSuperuser(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  )
  return rows[0]?.rolsuper ?? false
}
