import { join } from 'node:path'
import type { BackupList } from '@sojourn/contract/operator/schema'
import { operatorRefusalsWords } from '@sojourn/contract/operator/words-refusals'
import { say } from '@sojourn/contract/words/say'
import type { Deps } from '../../kernel/deps.ts'
import { listBackups } from '../../platform/backup/backup-files.ts'
import { backupPlace } from '../../platform/backup/backup-place.ts'
import { makeBackup } from '../../platform/backup/make-backup.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { newestFirst, readLastBackup, sizeOf } from './health.ts'

export async function readBackups(deps: Deps): Promise<BackupList> {
  const { folder, kept, passphrase } = backupPlace(deps.env)
  const listed = deps.env.areBackupsOn ? await listBackups(folder) : []
  const files = await Promise.all(
    newestFirst(listed).map(async ({ name, kind, madeAt }) => ({
      name,
      reason: kind,
      madeAt: madeAt.toISOString(),
      bytes: await sizeOf(join(folder, name)),
    })),
  )
  return {
    last: await readLastBackup(deps),
    kept,
    isEncrypted: passphrase !== null,
    now: deps.now().toISOString(),
    files,
  }
}

export async function backUpNow(deps: Deps): Promise<BackupList> {
  const { databaseUrl, env, now } = deps
  if (!env.areBackupsOn || !databaseUrl) throw new AppError('unavailable', operatorRefusalsWords.backupsOff)
  try {
    await makeBackup(databaseUrl, backupPlace(env), { kind: 'by-hand', madeAt: now() })
  } catch (error) {
    const cause = error as Error
    const reason = cause.message.slice(0, 200)
    throw new AppError('unavailable', say(operatorRefusalsWords.backupFailed, { reason }), { cause })
  }
  return readBackups(deps)
}
