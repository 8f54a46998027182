import { join, resolve } from 'node:path'
import server from '../../../package.json' with { type: 'json' }
import type { Env } from '../env/env.ts'
import type { BackupPlace } from './make-backup.ts'

export const backupPlace = (env: Env): BackupPlace => ({
  folder: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')),
  kept: { daily: env.BACKUP_KEEP_DAILY, weekly: env.BACKUP_KEEP_WEEKLY },
  passphrase: env.BACKUP_PASSPHRASE ?? null,
  product: server.version,
})
