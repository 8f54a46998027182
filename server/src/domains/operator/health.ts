import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupList, HealthProblem, ServerHealth } from '@sojourn/contract/operator/schema'
import { sql } from 'kysely'
import server from '../../../package.json' with { type: 'json' }
import type { Deps } from '../../kernel/deps.ts'
import { listBackups } from '../../platform/backup/backup-files.ts'
import { backupPlace } from '../../platform/backup/backup-place.ts'
import type { ListedBackup } from '../../platform/backup/retention.ts'
import { lastBackup } from '../../platform/backup/nightly.ts'
import type { AnswerTimes } from './answer-times.ts'
import { servicesOf } from './settings.ts'

const hour = 3_600_000
/** A night was missed. */
const oldBackupMs = 48 * hour
const minFreeShare = 0.05
/** A mail that waits for longer was refused again and again. */
const longWaitMin = 30

interface Told {
  address: string
  startedAt: Date
  times: AnswerTimes
}

export async function readHealth(deps: Deps, { address, startedAt, times }: Told): Promise<ServerHealth> {
  const { db, env } = deps
  const now = deps.now()
  const { rows } = await sql<{ bytes: number; version: string; accounts: number; late: number }>`
    select pg_database_size(current_database()) as "bytes", current_setting('server_version') as "version",
      (select count(*) from users) as "accounts",
      (select count(*) from outbox where "createdAt" < now() - ${longWaitMin} * interval '1 minute') as "late"
  `.execute(db)
  const { bytes, version, accounts, late } = rows[0]!
  const [freeShare, backup] = [await freeShareOf(deps), await readLastBackup(deps)]
  const isBackupOld =
    backup.isOn && !!backup.doneAt && now.getTime() - Date.parse(backup.doneAt) > oldBackupMs
  const problems: Record<HealthProblem, boolean> = {
    backupFailed: backup.isOn && backup.problem !== null,
    backupOld: isBackupOld,
    diskFull: freeShare !== null && freeShare < minFreeShare,
    serviceFails: servicesOf(deps).some(({ failedAt }) => failedAt !== null),
    mailWaits: deps.providers.mailer !== null && late > 0,
  }
  return {
    version: server.version,
    address,
    startedAt: startedAt.toISOString(),
    now: now.toISOString(),
    answersWithinMs: times.mostWithinMs(),
    database: { bytes, version: version.split(' ')[0] ?? version, isBuiltIn: !env.DATABASE_URL },
    freeShare,
    backup,
    accounts,
    problems: (Object.keys(problems) as HealthProblem[]).filter((problem) => problems[problem]),
  }
}

/** Of the night, or made since by hand or before an upgrade. */
export async function readLastBackup({ db, env, databaseUrl }: Deps): Promise<BackupList['last']> {
  const isOn = env.areBackupsOn && !!databaseUrl
  const nightly = (await lastBackup(db)) ?? noBackup
  const [newest] = isOn ? newestFirst(await listBackups(backupPlace(env).folder)) : []
  if (!newest || newest.madeAt.toISOString() <= (nightly.doneAt ?? '')) return { isOn, ...nightly }
  const madeAt = newest.madeAt.toISOString()
  const isSince = madeAt > (nightly.triedAt ?? '')
  return {
    isOn,
    triedAt: isSince ? madeAt : nightly.triedAt,
    doneAt: madeAt,
    bytes: await sizeOf(join(backupPlace(env).folder, newest.name)),
    rows: null,
    problem: isSince ? null : nightly.problem,
  }
}

const noBackup = { triedAt: null, doneAt: null, bytes: null, rows: null, problem: null }

export const newestFirst = (listed: readonly ListedBackup[]): ListedBackup[] =>
  listed.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())

/** Nothing of one that was tidied away a moment ago. */
export const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

async function freeShareOf({ env }: Deps): Promise<number | null> {
  if (env.DATABASE_URL) return null
  try {
    const { bavail, blocks } = await statfs(env.DATA_DIR)
    return bavail / blocks
  } catch {
    return null
  }
}
