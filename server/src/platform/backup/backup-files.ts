// The folder of backups: what a file is called, and which of them go.
import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupKinds, type BackupKind, type KeptFor, type ListedBackup, outlived } from './retention.ts'

const named = new RegExp(
  `^sojourn-(\\d{4}-\\d{2}-\\d{2})T(\\d{2})-(\\d{2})-(\\d{2})-(\\d{3})Z-(${backupKinds.join('|')})\\.backup$`,
)
const unfinished = /^sojourn-.*\.backup\.part$/

export const backupName = (madeAt: Date, kind: BackupKind): string =>
  `sojourn-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}-${kind}.backup`

/** Those whose names are ours; anything else in the folder is left alone. */
export async function listBackups(folder: string): Promise<ListedBackup[]> {
  const names = await readdir(folder).catch(() => [])
  return names.flatMap((name) => {
    const [, date, hour, minute, second, ms, kind] = named.exec(name) ?? []
    if (!kind) return []
    const madeAt = new Date(`${date}T${hour}:${minute}:${second}.${ms}Z`)
    return [{ name, madeAt, kind: kind as BackupKind }]
  })
}

export async function openFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (made) await chmod(folder, 0o700)
}

/** What nobody needs any more, and what a run that died has left; only whoever holds the lock may ask. */
export async function tidyFolder(folder: string, kept: KeptFor): Promise<void> {
  const left = (await readdir(folder)).filter((name) => unfinished.test(name))
  const names = [...left, ...outlived(await listBackups(folder), kept).map(({ name }) => name)]
  for (const name of names) await rm(join(folder, name), { force: true })
}
