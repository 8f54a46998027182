import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import pg from 'pg'
import { withConnection } from './connection.ts'
import { copyOut } from './copy.ts'
import { toFrame } from './frames.ts'
import { type BackupHeader, formatVersion, type TableEntry, toBytes } from './header.ts'
import { takeInventory } from './inventory.ts'
import { keyFrom, newLock, seal } from './seal.ts'

const { escapeIdentifier } = pg

interface BackupOptions {
  product: string
  madeAt: Date
  /** Null: everybody who has the file can read it. */
  passphrase: string | null
  signal?: AbortSignal
}

export interface MadeBackup {
  header: BackupHeader
  rows: number
  bytes: number
}

/** One moment of the database as one file; the server goes on working meanwhile. A file of that name is complete. */
export const writeBackup = (url: string, file: string, options: BackupOptions): Promise<MadeBackup> =>
  withConnection(url, (client) => writeFrom(client, file, options), options.signal)

async function writeFrom(
  client: pg.Client,
  file: string,
  { product, madeAt, passphrase, signal }: BackupOptions,
): Promise<MadeBackup> {
  await client.query('begin transaction isolation level repeatable read, read only')
  const inventory = await takeInventory(client)
  const lock = passphrase === null ? null : newLock()
  const about = { format: formatVersion, product, madeAt: madeAt.toISOString() }
  const header: BackupHeader = { ...about, ...inventory, lock }
  const key = lock && passphrase !== null ? await keyFrom(passphrase, lock) : null
  const part = `${file}.part`
  try {
    const bytes = await writeFile(client, part, header, key, signal)
    await rename(part, file)
    await syncFolder(dirname(file))
    return { header, bytes, rows: header.tables.reduce((sum, { rows }) => sum + rows, 0) }
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writeFile(
  client: pg.Client,
  file: string,
  header: BackupHeader,
  key: Buffer | null,
  signal?: AbortSignal,
): Promise<number> {
  const start = toBytes(header)
  let bytes = 0
  // Only whoever runs the server reads it: it holds everybody's trips.
  const into = createWriteStream(file, { mode: 0o600, flush: true })
  await chmodSoon(file, into)
  await pipeline(
    () => rowsOf(client, header.tables),
    createZstdCompress(),
    (chunks: AsyncIterable<Buffer>) => (key ? seal(chunks, key, start) : chunks),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of withChecksum(withStart(start, chunks))) {
        bytes += chunk.length
        yield chunk
      }
    },
    into,
    { ...(signal && { signal }) },
  )
  return bytes
}

/** A file that was left by a run that died keeps its rights. */
async function chmodSoon(file: string, into: NodeJS.EventEmitter): Promise<void> {
  await new Promise((resolve, reject) => into.once('open', resolve).once('error', reject))
  await chmod(file, 0o600)
}

async function* withStart(start: Buffer, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield start
  yield* chunks
}

async function* withChecksum(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
  yield hash.digest()
}

async function* rowsOf(client: pg.Client, tables: readonly TableEntry[]): AsyncGenerator<Buffer> {
  for (const { name, columns } of tables) {
    const hash = createHash('sha256')
    yield toFrame('table', Buffer.from(name))
    const listed = columns.map(escapeIdentifier).join(', ')
    for await (const chunk of copyOut(client, `copy ${escapeIdentifier(name)} (${listed}) to stdout`)) {
      hash.update(chunk as Buffer)
      yield toFrame('rows', chunk as Buffer)
    }
    yield toFrame('tableEnd', hash.digest())
  }
  yield toFrame('end')
}

/** The name of a file is on the disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().catch(() => undefined)
  await handle.close()
}
