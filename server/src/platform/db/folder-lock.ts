import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * One server process per data folder. The lock file holds the holder's process id and start time; linking a finished
 * file into place is atomic, so two starters cannot both win. A lock is taken over only when its process is gone:
 * a slow or stopped holder keeps it.
 */
export class FolderInUse extends Error {
  readonly holder: number
  constructor(folder: string, holder: number) {
    super(
      `The data folder ${folder} is in use by process ${holder}. Stop that process, or set DATA_DIR to another folder.`,
    )
    this.holder = holder
  }
}

/** Waits a moment for a holder that is just leaving, as at a restart. */
export async function lockFolderSoon(folder: string, patienceMs: number): Promise<() => void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > deadline) throw error
      await wait(100)
    }
  }
}

export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = join(folder, 'server.lock')
  const own = join(folder, `server.lock.${process.pid}`)
  writeFileSync(own, `${process.pid}\n${startTime(process.pid) ?? ''}\n`)
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      if (placeLock(own, lock)) return () => rmSync(lock, { force: true })
      const holder = readHolder(lock)
      if (holder && isAlive(holder)) throw new FolderInUse(folder, holder.pid)
      setAside(lock)
    }
    throw new FolderInUse(folder, readHolder(lock)?.pid ?? 0)
  } finally {
    rmSync(own, { force: true })
  }
}

function placeLock(own: string, lock: string): boolean {
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

interface Holder {
  pid: number
  startedAt: string
}

function readHolder(lock: string): Holder | null {
  try {
    const [pid, startedAt = ''] = readFileSync(lock, 'utf8').split('\n')
    return Number(pid) > 0 ? { pid: Number(pid), startedAt } : null
  } catch {
    return null
  }
}

/** Process ids are used again; the start time tells whether it is still the same process. */
function isAlive({ pid, startedAt }: Holder): boolean {
  if (!isRunning(pid)) return false
  const now = startTime(pid)
  return now === null || startedAt === '' || now === startedAt
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Field 22; counted after the closing bracket, since the command name may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

/** Renaming is atomic: of two that find the same stale lock only one moves it. */
function setAside(lock: string): void {
  const aside = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, aside)
    rmSync(aside, { force: true })
  } catch {
    // Somebody else was quicker; the next attempt sees their lock.
  }
}
