// What the operator does with backups by command: make one, put one back, move to another PostgreSQL.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ClientBase } from 'pg'
import { productName } from '@sojourn/contract/product'
import { BackupError } from '../platform/backup/backup-error.ts'
import { backupPlace } from '../platform/backup/backup-place.ts'
import { makeBackup } from '../platform/backup/make-backup.ts'
import { openBackup } from '../platform/backup/read-backup.ts'
import { holdsAccounts, restoreBackup } from '../platform/backup/restore-backup.ts'
import { FolderInUse } from '../platform/db/folder-lock.ts'
import { openStore, type Store } from '../platform/db/store.ts'
import type { Env } from '../platform/env/env.ts'
import { openStoreBeside } from './open-store.ts'

export interface Operator {
  env: Env
  now: () => Date
  /** Asks for a passphrase; null where nobody can answer. */
  ask: (question: string) => Promise<string | null>
}

/** Beside a running server, or without one. */
export async function backUp(
  { env, now, ask }: Operator,
  { file, isEncrypted }: { file?: string; isEncrypted: boolean },
): Promise<string> {
  const passphrase = env.BACKUP_PASSPHRASE ?? (isEncrypted ? await newPassphrase(ask) : null)
  const place = { ...backupPlace(env), passphrase }
  return inStore(await openStoreBeside(env), async ({ url }) => {
    const made = await makeBackup(url, place, { kind: 'by-hand', madeAt: now(), ...(file && { file }) })
    return [
      `${counted(made.rows, 'row')} in ${sizeText(made.bytes)}: ${made.file}`,
      passphrase === null
        ? 'It holds everything and opens for everybody: keep it where only you come.'
        : 'Encrypted. Without the passphrase nobody can open it, you neither.',
    ].join('\n')
  })
}

async function newPassphrase(ask: Operator['ask']): Promise<string> {
  const passphrase = await ask('Passphrase: ')
  if (!passphrase) throw new BackupError('Nobody is there to say a passphrase: set BACKUP_PASSPHRASE.')
  if (passphrase !== (await ask('Once more: '))) throw new BackupError('The two are not the same.')
  return passphrase
}

/** With no server running. What was there goes into a backup of its own first. */
export async function restoreFrom(
  operator: Operator,
  { file, replaces }: { file: string; replaces: boolean },
): Promise<string> {
  const { env, now, ask } = operator
  const backup = await openBackup(file)
  const passphrase =
    env.BACKUP_PASSPHRASE ?? (backup.header.lock ? await ask('Passphrase of the backup: ') : null)
  return inStore(await openStoreAlone(env), async ({ url }) => {
    const before =
      replaces && (await holdsAccounts(url))
        ? await makeBackup(url, backupPlace(env), { kind: 'before-restore', madeAt: now() })
        : null
    const { rows, migrated } = await restoreBackup(url, backup, {
      passphrase,
      replaces,
      afterwards: startAnew,
    })
    return [
      `${counted(rows, 'row')} of ${backup.header.madeAt} are back, compared table by table.`,
      ...(migrated.length > 0 ? [`Brought up to this version: ${migrated.join(', ')}.`] : []),
      ...(before ? [`What was there before: ${before.file}`] : []),
    ].join('\n')
  })
}

/** More than was written to any trip since a backup. */
const revsAhead = 1_000_000

/**
 * Devices may have seen more than the backup holds. Beyond their numbers nothing they know is of this history, so they
 * read their trips anew instead of missing what is written now.
 */
async function startAnew(client: ClientBase): Promise<void> {
  await client.query('update trips set "rev" = "rev" + $1', [revsAhead])
}

/** From the database in the data folder to the PostgreSQL of DATABASE_URL. */
export async function moveOut({ env, now }: Operator): Promise<string> {
  const target = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
  if (!target)
    throw new BackupError('Say where to: DATABASE_URL=postgresql://user:password@host/database npm run move')
  if (!existsSync(join(resolve(env.DATA_DIR), 'postgres')))
    throw new BackupError(`There is no database in ${resolve(env.DATA_DIR)} to move.`)
  const here: Env = { ...env, DATABASE_URL: undefined }
  return inStore(await openStoreAlone(here), async ({ url }) => {
    const made = await makeBackup(url, backupPlace(here), { kind: 'before-move', madeAt: now() })
    const { passphrase } = backupPlace(here)
    const moved = await restoreBackup(target, await openBackup(made.file), { passphrase, replaces: false })
    return [
      ...made.header.tables.map(({ name, rows, sum }) => `${name}: ${counted(rows, 'row')}, sum ${sum}`),
      `${counted(moved.rows, 'row')} moved; rows and sums of all ${made.header.tables.length} tables are the same there.`,
      `From now on start ${productName} with that DATABASE_URL. The data folder is as it was; a backup is in ${made.file}`,
    ].join('\n')
  })
}

/** A server that goes on working would write what is then lost. */
async function openStoreAlone(env: Env): Promise<Store> {
  return openStore(env).catch((error: unknown) => {
    throw error instanceof FolderInUse ? new BackupError('Stop the server first.') : error
  })
}

async function inStore<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
const megabyte = 1024 * 1024
const sizeText = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1)} MB`
