import type { Db } from '../../../platform/db/client.ts'
import type { TestCustomer, TestInvoice, TestPortal, TestSession, TestSubscription } from './objects.ts'

interface Kinds {
  customer: TestCustomer
  session: TestSession
  subscription: TestSubscription
  invoice: TestInvoice
  portal: TestPortal
}
type Kind = keyof Kinds

const rows = (db: Db, kind: Kind) => db.selectFrom('testPayments').select('object').where('kind', '=', kind)

export async function find<K extends Kind>(db: Db, kind: K, id: string): Promise<Kinds[K] | null> {
  const row = await rows(db, kind).where('id', '=', id).executeTakeFirst()
  return (row?.object as Kinds[K] | undefined) ?? null
}

/** For a change: others wait until it is made. */
export async function lock<K extends Kind>(tx: Db, kind: K, id: string): Promise<Kinds[K] | null> {
  const row = await rows(tx, kind).where('id', '=', id).forUpdate().executeTakeFirst()
  return (row?.object as Kinds[K] | undefined) ?? null
}

/** Newest first. */
export async function listOfKind<K extends Kind>(db: Db, kind: K, customerId: string): Promise<Kinds[K][]> {
  const found = await rows(db, kind)
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return found.map(({ object }) => object as Kinds[K])
}

export async function put<K extends Kind>(
  db: Db,
  kind: K,
  customerId: string,
  object: Kinds[K],
): Promise<void> {
  const text = JSON.stringify(object)
  await db
    .insertInto('testPayments')
    .values({ id: object.id, kind, customerId, object: text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ object: text }))
    .execute()
}

/** Keeps what was there first. */
export async function putOnce<K extends Kind>(
  db: Db,
  kind: K,
  customerId: string,
  object: Kinds[K],
): Promise<Kinds[K]> {
  await db
    .insertInto('testPayments')
    .values({ id: object.id, kind, customerId, object: JSON.stringify(object) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find(db, kind, object.id)) ?? object
}

export async function removeAllOf(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('testPayments').where('customerId', '=', customerId).execute()
}
