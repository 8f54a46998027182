// A backup is read twice: as a whole before anything is done with it, and then piece by piece.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import { type BackupFrame, readFrames } from './frames.ts'
import { type BackupHeader, damaged, headerLength, headerOffset, parseHeader } from './header.ts'
import { keyFrom, unseal } from './seal.ts'

const checksumBytes = 32

export interface OpenBackup {
  file: string
  header: BackupHeader
  /** As they stand in the file, and where that and what follows ends. */
  start: Buffer
  end: number
}

/** Refuses what is no backup, is of a later version, or is not as it was written. */
export async function openBackup(file: string): Promise<OpenBackup> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupError(`There is no file ${file}.`) : error
  })
  try {
    const start = await readStart(handle)
    const { size } = await handle.stat()
    const backup = { file, start, end: size - checksumBytes, header: headerIn(start) }
    if (backup.end <= start.length) throw new BackupError(damaged)
    if (!(await isWhole(handle, backup.end))) throw new BackupError(damaged)
    return backup
  } finally {
    await handle.close()
  }
}

const headerIn = (start: Buffer): BackupHeader => parseHeader(start.subarray(headerOffset).toString())

async function readStart(handle: FileHandle): Promise<Buffer> {
  const length = headerLength(await readAt(handle, 0, headerOffset))
  return readAt(handle, 0, headerOffset + length)
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await handle.read(bytes, 0, length, position)
  return bytes.subarray(0, bytesRead)
}

async function isWhole(handle: FileHandle, end: number): Promise<boolean> {
  const hash = createHash('sha256')
  for await (const chunk of handle.createReadStream({ start: 0, end: end - 1, autoClose: false }))
    hash.update(chunk as Buffer)
  return hash.digest().equals(await readAt(handle, end, checksumBytes))
}

export async function readBackup(
  { file, header, start, end }: OpenBackup,
  passphrase: string | null,
  use: (frames: AsyncIterable<BackupFrame>) => Promise<void>,
): Promise<void> {
  if (header.lock && passphrase === null)
    throw new BackupError('The backup is encrypted: set BACKUP_PASSPHRASE.')
  const key = header.lock && passphrase !== null ? await keyFrom(passphrase, header.lock) : null
  await pipeline(
    createReadStream(file, { start: start.length, end: end - 1 }),
    (chunks: AsyncIterable<Buffer>) => (key ? unseal(chunks, key, start) : chunks),
    createZstdDecompress(),
    (chunks: AsyncIterable<Buffer>) => use(readFrames(chunks)),
  )
}
