import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../../test/database.ts'
import { openPool, sessionSettings } from './client.ts'
import { isDatabaseAway } from './failures.ts'
import { keepsNames, openThroughPooler } from './pooler.ts'

/** As a pooler opens one: it knows nothing of what a server wishes. */
async function lentSession(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function settingsOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select "name", "setting" from pg_settings where "name" ilike any($1)',
    [Object.keys(sessionSettings)],
  )
  return Object.fromEntries(rows.map(({ name, setting }) => [name.toLowerCase(), setting]))
}

test('a session that a pooler lends has the limits and the time zone of our own, and none from before is left', async () => {
  const { url, template } = inject('database')
  const address = await cloneDatabase(url, template)
  const before = await lentSession(address)
  expect(await settingsOf(before)).not.toEqual(sessionSettings)
  const pool = await openThroughPooler(openPool(address, 1), address, 1, false)
  await expect(before.query('select 1')).rejects.toSatisfy(isDatabaseAway)
  const lent = await lentSession(address)
  expect(await settingsOf(lent)).toEqual(sessionSettings)
  // Nothing changes any more, so nobody is sent away.
  const again = await openThroughPooler(openPool(address, 1), address, 1, false)
  expect((await lent.query('select 1 as "one"')).rows).toEqual([{ one: 1 }])
  expect((await pool.query('select $1::int as "one"', [1])).rows).toEqual([{ one: 1 }])
  await Promise.all([pool.end(), again.end(), lent.end()])
})

test('an upgrade ends the sessions that planned for the tables of before', async () => {
  const { url, template } = inject('database')
  const address = await cloneDatabase(url, template)
  await openThroughPooler(openPool(address, 1), address, 1, false).then((pool) => pool.end())
  const before = await lentSession(address)
  await openThroughPooler(openPool(address, 1), address, 1, true).then((pool) => pool.end())
  await expect(before.query('select 1')).rejects.toSatisfy(isDatabaseAway)
})

test('statements keep their names where each connection is the same one all the time', async () => {
  expect(await keepsNames(inject('database').url)).toBe(true)
})
