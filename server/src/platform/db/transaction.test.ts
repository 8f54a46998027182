import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { cloneDatabase } from '../../../test/database.ts'
import { type Db, openDb, openPool } from './client.ts'
import { afterCommit, inTransaction } from './transaction.ts'

let address: string
let db: Db
beforeAll(async () => {
  const { url, template } = inject('database')
  address = await cloneDatabase(url, template)
  db = openDb(openPool(address, 4))
  return () => db.destroy()
})

async function listen(): Promise<string[]> {
  const heard: string[] = []
  const client = new pg.Client(address)
  await client.connect()
  onTestFinished(() => client.end())
  client.on('notification', ({ payload = '' }) => void heard.push(payload))
  await client.query('listen news')
  return heard
}

const tell = (tx: Db, text: string): void =>
  afterCommit(tx, (after) => void sql`select pg_notify('news', ${text})`.execute(after))

test('what a transaction has to tell is told when it is committed, and not before or without that', async () => {
  const heard = await listen()
  const refused = inTransaction(db, async (tx) => {
    tell(tx, 'undone')
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  await inTransaction(db, async (tx) => {
    tell(tx, 'first')
    await sql`select pg_notify('news', 'meanwhile')`.execute(db)
    await vi.waitFor(() => expect(heard).toEqual(['meanwhile']))
  })
  await vi.waitFor(() => expect(heard).toEqual(['meanwhile', 'first']))
})

test('a transaction that is repeated tells once, and many at once are all heard', async () => {
  const heard = await listen()
  let attempts = 0
  await inTransaction(db, async (tx) => {
    tell(tx, 'again')
    if (++attempts === 1) throw Object.assign(new Error('lost race'), { code: '40001' })
  })
  await vi.waitFor(() => expect(heard).toEqual(['again']))
  const all = Array.from({ length: 30 }, (_, n) => `news ${n}`)
  await Promise.all(all.map((text) => inTransaction(db, async (tx) => tell(tx, text))))
  await vi.waitFor(() => expect(heard.slice(1).toSorted()).toEqual(all.toSorted()))
})
