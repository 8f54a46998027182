import type { Db } from './client.ts'
import { sqlState } from './failures.ts'

const retries = 3
const serializationFailures = new Set(['40001', '40P01'])

/** One transaction; repeated when the database asks for it (a lost race, or a distributed engine's restart). */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= retries || !serializationFailures.has(sqlState(error) ?? '')) throw error
    }
  }
}
