import { join } from 'node:path'
import { backupName, openFolder, tidyFolder } from './backup-files.ts'
import { BackupError } from './backup-error.ts'
import { withConnection } from './connection.ts'
import type { BackupKind, KeptFor } from './retention.ts'
import { type MadeBackup, writeBackup } from './write-backup.ts'

/** Where backups go and how they are kept. */
export interface BackupPlace {
  folder: string
  kept: KeptFor
  /** Null: everybody who has the file can read it. */
  passphrase: string | null
  /** Of this software. */
  product: string
}

interface Backup extends MadeBackup {
  file: string
}

interface Occasion {
  kind: BackupKind
  madeAt: Date
  /** In the folder, by a name of its own, unless told otherwise. */
  file?: string
  signal?: AbortSignal
}

/** Of all processes that use the database one at a time makes a backup and tidies the folder. */
const lockName = 'sojourn backup'

export class BackupUnderWay extends BackupError {}

/** Refuses where another process is at it. */
export const whileNobodyElse = <T>(url: string, work: () => Promise<T>): Promise<T> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as "held"',
      [lockName],
    )
    if (rows[0]?.held) return work()
    throw new BackupUnderWay('Another backup is being made. Please try again when it is done.')
  })

export const makeBackup = (url: string, place: BackupPlace, occasion: Occasion): Promise<Backup> =>
  whileNobodyElse(url, () => addBackup(url, place, occasion))

/** For whoever holds the lock. */
export async function addBackup(
  url: string,
  { folder, kept, passphrase, product }: BackupPlace,
  { kind, madeAt, file: wanted, signal }: Occasion,
): Promise<Backup> {
  await openFolder(folder)
  await tidyFolder(folder, kept)
  const file = wanted ?? join(folder, backupName(madeAt, kind))
  const made = await writeBackup(url, file, { product, madeAt, passphrase, ...(signal && { signal }) })
  await tidyFolder(folder, kept)
  return { file, ...made }
}
