// A backup each night, by whichever process comes first; what became of it stands in the settings, where all see it.
import { z } from 'zod'
import type { Db } from '../db/client.ts'
import { findSetting, keepSetting } from '../db/settings.ts'
import type { Job } from '../jobs/job-runner.ts'
import { addBackup, type BackupPlace, BackupUnderWay, whileNobodyElse } from './make-backup.ts'

const outcome = z.object({
  triedAt: z.iso.datetime(),
  /** Null: there never was one. */
  doneAt: z.iso.datetime().nullable(),
  bytes: z.int().nullable(),
  rows: z.int().nullable(),
  /** Why the last one failed; null when it did not. */
  problem: z.string().nullable(),
})
export type BackupOutcome = z.output<typeof outcome>

const minute = 60_000
const hour = 60 * minute
/** In UTC. */
const nightHour = 2
const retryMs = hour

/** Once a night; who was off at that time is backed up soon after. What failed is tried again within the hour. */
export function isBackupDue(now: Date, last: BackupOutcome | null): boolean {
  if (!last) return true
  const night = new Date(now)
  night.setUTCHours(nightHour, 0, 0, 0)
  if (night > now) night.setUTCDate(night.getUTCDate() - 1)
  // What happened in a time to come, by more than clocks differ, happened before this one was set right and holds up nothing.
  const hasPassed = (instant: string) => new Date(instant).getTime() <= now.getTime() + hour
  if (last.doneAt && new Date(last.doneAt) >= night && hasPassed(last.doneAt)) return false
  const restsUntil = new Date(last.triedAt).getTime() + retryMs
  return last.problem === null || now.getTime() >= restsUntil || !hasPassed(last.triedAt)
}

export async function lastBackup(db: Db): Promise<BackupOutcome | null> {
  const kept = await findSetting(db, 'BACKUP')
  return kept === null ? null : outcome.parse(JSON.parse(kept))
}

interface NightlyBackup {
  db: Db
  databaseUrl: string
  place: BackupPlace
  now: () => Date
}

export const backupJob = (nightly: NightlyBackup): Job => ({
  name: 'backup',
  firstAfterMs: minute,
  everyMs: 10 * minute,
  run: async ({ log, signal }) => {
    const made = await backupTonight(nightly, signal)
    if (made) log.info({ file: made.file, rows: made.rows, bytes: made.bytes }, 'backup made')
  },
})

/** Null when none was due, or somebody else is at it. */
export async function backupTonight(nightly: NightlyBackup, signal?: AbortSignal) {
  const { db, databaseUrl, now } = nightly
  if (!isBackupDue(now(), await lastBackup(db))) return null
  try {
    return await whileNobodyElse(databaseUrl, () => backupUnlessMade(nightly, signal))
  } catch (error) {
    // Somebody else is at it, or the server stops: neither is a failure.
    if (error instanceof BackupUnderWay || signal?.aborted) return null
    throw error
  }
}

/** Whoever had the lock before may just have made it. */
async function backupUnlessMade({ db, databaseUrl, place, now }: NightlyBackup, signal?: AbortSignal) {
  const last = await lastBackup(db)
  const madeAt = now()
  if (!isBackupDue(madeAt, last)) return null
  const triedAt = madeAt.toISOString()
  try {
    const made = await addBackup(databaseUrl, place, { kind: 'nightly', madeAt, ...(signal && { signal }) })
    const { bytes, rows } = made
    await keep(db, { triedAt, doneAt: triedAt, bytes, rows, problem: null })
    return made
  } catch (error) {
    if (signal?.aborted) return null
    const problem = error instanceof Error ? error.message : String(error)
    const { doneAt = null, bytes = null, rows = null } = last ?? {}
    await keep(db, { triedAt, doneAt, bytes, rows, problem })
    throw error
  }
}

const keep = (db: Db, kept: BackupOutcome): Promise<void> => keepSetting(db, 'BACKUP', JSON.stringify(kept))
