import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { hashToken, newToken } from '../../kernel/session/session-cookie.ts'

interface Link {
  table: 'resetTokens' | 'emailTokens'
  email: string
  lifeMin: number
  /** Goes to the account's mailbox, and nowhere else. */
  isMailed: boolean
}

/** A token for a link to the account of this address; null without one. */
export async function newLinkToken(
  db: Db,
  { table, email, lifeMin, isMailed }: Link,
): Promise<string | null> {
  const token = newToken()
  const { numInsertedOrUpdatedRows: made } = await db
    .insertInto(table)
    .columns(['tokenHash', 'userId', 'isMailed', 'expiresAt'])
    .expression((build) =>
      build
        .selectFrom('users')
        .select([
          sql<string>`${hashToken(token)}::text`.as('tokenHash'),
          'id',
          sql<boolean>`${isMailed}::boolean`.as('isMailed'),
          sql<string>`now() + ${lifeMin} * interval '1 minute'`.as('expiresAt'),
        ])
        .where('email', '=', email),
    )
    .executeTakeFirst()
  return made ? token : null
}

const byToken = (db: Db, table: Link['table'], token: string) =>
  db
    .selectFrom(table)
    .select('userId')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', sql<string>`now()`)

/** Whose link this is, without using it up; undefined for one of no use. */
export const findLinkOwner = (db: Db, table: Link['table'], token: string) =>
  db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', () => byToken(db, table, token))
    .executeTakeFirst()

/** Whose link this is; it is used up by asking. */
export async function spendLinkToken(
  tx: Db,
  table: Link['table'],
  token: string,
): Promise<{ userId: string; isMailed: boolean } | null> {
  // The account first: two links of one account used at once would each wait for what the other holds.
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', () => byToken(tx, table, token))
    .forNoKeyUpdate()
    .execute()
  const used = await tx
    .deleteFrom(table)
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['userId', 'isMailed'])
    .executeTakeFirst()
  return used ?? null
}
