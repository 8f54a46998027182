// Whoever sees what the server prints at its start runs it: a code in an address, good once, until somebody does.
import { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import { findSetting, keepSetting } from '../../platform/db/settings.ts'
import { hashToken, newToken } from '../session/session-cookie.ts'

const lifeMs = 24 * 3_600_000

/** Only the code's SHA-256 is kept. */
const keptCode = z.object({ hash: z.string(), expiresAt: z.string() })

/** A new code in the place of the last one; null when somebody runs the server. */
export async function newSetupCode(db: Db, now: Date): Promise<string | null> {
  if (await hasOperator(db)) return null
  const code = newToken()
  const expiresAt = new Date(now.getTime() + lifeMs).toISOString()
  await keepSetting(db, 'SETUP', JSON.stringify({ hash: hashToken(code), expiresAt }))
  return code
}

export async function hasOperator(db: Db): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('isOperator', '=', true).limit(1).execute()
  return found.length > 0
}

export async function isSetupCode(db: Db, code: string, now: Date): Promise<boolean> {
  return (await findKept(db, code, now)) !== null
}

/** Uses it up; of two at once one has it. */
export async function spendSetupCode(tx: Db, code: string, now: Date): Promise<boolean> {
  const kept = await findKept(tx, code, now)
  if (kept === null) return false
  const { numDeletedRows } = await tx
    .deleteFrom('settings')
    .where('name', '=', 'SETUP')
    .where('value', '=', kept)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Nobody needs one any more. */
export async function dropSetupCode(db: Db): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', 'SETUP').execute()
}

async function findKept(db: Db, code: string, now: Date): Promise<string | null> {
  const kept = await findSetting(db, 'SETUP')
  if (kept === null) return null
  const { hash, expiresAt } = keptCode.parse(JSON.parse(kept))
  return hash === hashToken(code) && Date.parse(expiresAt) > now.getTime() ? kept : null
}
