import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { hashToken } from '../server/src/kernel/session/session-cookie.ts'

export interface Person {
  id: string
  cookie: string
}

/** Accounts that are signed in, straight into the database: signing up is limited for a network. */
export async function addPeople(pool: pg.Pool, count: number, plan: 'free' | 'pro'): Promise<Person[]> {
  const people = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }))
  const list = JSON.stringify(people.map(({ id, token }) => ({ id, hash: hashToken(token) })))
  await pool.query(
    `insert into users ("id", "email", "name", "displayName", "firstName", "passwordHash", "plan")
     select "id", "id" || '@example.com', 'Load Runner', 'Load Runner', 'Load', null, $2
     from jsonb_to_recordset($1::jsonb) as person ("id" uuid)`,
    [list, plan],
  )
  await pool.query(
    `insert into sessions ("tokenHash", "userId", "expiresAt")
     select "hash", "id", now() + interval '1 day' from jsonb_to_recordset($1::jsonb) as person ("id" uuid, "hash" text)`,
    [list],
  )
  return people.map(({ id, token }) => ({ id, cookie: `__Host-sid=${token}` }))
}
