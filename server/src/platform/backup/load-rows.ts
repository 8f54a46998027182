// Puts the rows of a backup into their tables, one table after the other, as they come.
import { createHash, type Hash } from 'node:crypto'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { BackupError } from './backup-error.ts'
import { copyIn } from './copy.ts'
import type { BackupFrame } from './frames.ts'
import { damaged, type TableEntry } from './header.ts'

const { escapeIdentifier } = pg

export async function loadRows(
  client: pg.Client,
  tables: readonly TableEntry[],
  frames: AsyncIterable<BackupFrame>,
): Promise<void> {
  const loading = new Loading(client, tables)
  for await (const { kind, data } of frames) await loading[kind](data)
  if (!loading.isOver) throw new BackupError(damaged)
}

interface OpenTable {
  into: Writable
  hash: Hash
}

class Loading {
  isOver = false
  readonly #client: pg.Client
  readonly #waiting: TableEntry[]
  #open: OpenTable | null = null

  constructor(client: pg.Client, tables: readonly TableEntry[]) {
    this.#client = client
    this.#waiting = [...tables]
  }

  table(name: Buffer): void {
    const table = this.#waiting.shift()
    if (this.#open || table?.name !== name.toString()) throw new BackupError(damaged)
    const columns = table.columns.map(escapeIdentifier).join(', ')
    const into = copyIn(this.#client, `copy ${escapeIdentifier(table.name)} (${columns}) from stdin`)
    // It is asked for at the next piece, or at the end.
    into.on('error', () => undefined)
    this.#open = { into, hash: createHash('sha256') }
  }

  async rows(data: Buffer): Promise<void> {
    const { into, hash } = this.#opened()
    hash.update(data)
    await new Promise<void>((resolve, reject) =>
      into.write(data, (error) => (error ? reject(into.errored ?? error) : resolve())),
    )
  }

  async tableEnd(checksum: Buffer): Promise<void> {
    const { into, hash } = this.#opened()
    into.end()
    await finished(into)
    if (!hash.digest().equals(checksum)) throw new BackupError(damaged)
    this.#open = null
  }

  end(): void {
    if (this.#open || this.#waiting.length > 0 || this.isOver) throw new BackupError(damaged)
    this.isOver = true
  }

  #opened(): OpenTable {
    if (!this.#open) throw new BackupError(damaged)
    return this.#open
  }
}
