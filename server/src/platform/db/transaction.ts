import type { Db } from './client.ts'
import { sqlState } from './failures.ts'

const retries = 3
const serializationFailures = new Set(['40001', '40P01'])

type AfterCommit = (db: Db) => void

const waiting = new WeakMap<Db, AfterCommit[]>()

/** What may happen once the transaction is done, and may be lost; at once where it is nobody's to wait for. */
export function afterCommit(tx: Db, work: AfterCommit): void {
  const due = waiting.get(tx)
  if (due) due.push(work)
  else work(tx)
}

/** One transaction; repeated when the database asks for it (a lost race, or a distributed engine's restart). */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const due: AfterCommit[] = []
    try {
      const done = await db.transaction().execute((tx) => {
        waiting.set(tx, due)
        return work(tx)
      })
      for (const after of due) after(db)
      return done
    } catch (error) {
      if (attempt >= retries || !serializationFailures.has(sqlState(error) ?? '')) throw error
    }
  }
}
