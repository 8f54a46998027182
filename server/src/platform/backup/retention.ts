/** Why a backup was made. */
export const backupKinds = ['nightly', 'before-upgrade', 'before-restore', 'before-move', 'by-hand'] as const
export type BackupKind = (typeof backupKinds)[number]

export interface ListedBackup {
  name: string
  kind: BackupKind
  madeAt: Date
}

export interface KeptFor {
  /** The newest of each of so many days, and of so many weeks, on which there was one. */
  daily: number
  weekly: number
}

/** Of those made before something was changed. */
const keptBefore = 3

/** The backups that may go: those made by hand stay, and the newest of each kind always does. */
export function outlived(backups: readonly ListedBackup[], { daily, weekly }: KeptFor): ListedBackup[] {
  const newest = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  const of = (kind: BackupKind): ListedBackup[] => newest.filter((one) => one.kind === kind)
  const nightly = of('nightly')
  const kept = new Set([
    ...nightly.slice(0, 1),
    ...firstOfEach(nightly, dayOf).slice(0, daily),
    ...firstOfEach(nightly, weekOf).slice(0, weekly),
    ...of('by-hand'),
    ...backupKinds
      .filter((kind) => kind.startsWith('before'))
      .flatMap((kind) => of(kind).slice(0, keptBefore)),
  ])
  return backups.filter((one) => !kept.has(one))
}

const dayMs = 86_400_000
const dayOf = ({ madeAt }: ListedBackup): number => Math.floor(madeAt.getTime() / dayMs)
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const weekOf = (backup: ListedBackup): number => Math.floor((dayOf(backup) + 3) / 7)

function firstOfEach(backups: readonly ListedBackup[], of: (backup: ListedBackup) => number): ListedBackup[] {
  const seen = new Set<number>()
  return backups.filter((backup) => {
    const isFirst = !seen.has(of(backup))
    seen.add(of(backup))
    return isFirst
  })
}
