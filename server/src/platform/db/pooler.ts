import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openPool, sessionSettings } from './client.ts'
import { sqlState } from './failures.ts'

/**
 * The server's pool where a pooler lends a connection for each transaction, in the place of `direct`. What else belongs to
 * a session then belongs to the role, and sessions that began before it did, or before the tables changed, end.
 */
export async function openThroughPooler(
  direct: pg.Pool,
  url: string,
  max: number,
  haveTablesChanged: boolean,
): Promise<pg.Pool> {
  const isRoleNew = await settleRole(direct)
  if (isRoleNew || haveTablesChanged) await direct.query(endOtherSessions)
  const isNaming = await keepsNames(url)
  await direct.end()
  return openPool(url, max, { isOwn: false, isNaming })
}

/** A plan that was made before a table changed may fail for ever, and a pooler keeps connections for hours. */
const endOtherSessions = `
  select pg_terminate_backend("pid") from pg_stat_activity
  where "datname" = current_database() and "usename" = current_user and "pid" <> pg_backend_pid()`

/** Gives the role, in this database, what our sessions live with; answers whether it had something else. */
async function settleRole(direct: pg.Pool): Promise<boolean> {
  const client = await direct.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtextextended('sojourn role settings', 0))`)
    const { rows } = await client.query<{ database: string; settings: string[] }>(roleSettings)
    const { database = '', settings = [] } = rows[0] ?? {}
    const missing = Object.entries(sessionSettings).filter(
      ([name, value]) => !settings.includes(`${name}=${value}`.toLowerCase()),
    )
    for (const [name, value] of missing)
      await client.query(
        `alter role current_user in database ${pg.escapeIdentifier(database)} set ${name} = ${pg.escapeLiteral(value)}`,
      )
    await client.query('commit')
    return missing.length > 0
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

const roleSettings = `
  select current_database() as "database", array(
    select lower(unnest("setconfig")) from pg_db_role_setting
    where "setrole" = current_user::regrole
      and "setdatabase" = (select "oid" from pg_database where "datname" = current_database())
  ) as "settings"`

const unknownNames = new Set(['26000', '42P05'])
const probeLimitMs = 5000

/**
 * Whether a statement that got a name is known by it on whichever connection the pooler lends next (PgBouncer from 1.21 on,
 * with `max_prepared_statements`). The other one takes the connection that was used last, and keeps it.
 */
export async function keepsNames(url: string): Promise<boolean> {
  const open = () => new pg.Client({ connectionString: url, connectionTimeoutMillis: probeLimitMs })
  const clients = [open(), open()] as const
  const [asking, taking] = clients
  for (const client of clients) client.on('error', () => undefined)
  const named = { name: `probe-${randomUUID()}`, text: 'select $1::int', values: [1] }
  try {
    await asking.connect()
    await taking.connect()
    await asking.query(named)
    await taking.query('begin')
    await asking.query(named)
    return true
  } catch (error) {
    if (unknownNames.has(sqlState(error) ?? '')) return false
    throw error
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}
