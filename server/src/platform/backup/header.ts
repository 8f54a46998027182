// What a backup begins with: a line that says what it is, and a description that is read before anything else is believed.
import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/** Of the file; a higher one was written by a later version. */
export const formatVersion = 1
export const magic = Buffer.from('SOJOURN BACKUP\n')
const longestHeader = 1 << 20

const tableEntry = z.object({
  name: z.string().min(1),
  columns: z.array(z.string().min(1)).min(1),
  rows: z.int().min(0),
  /** Of the rows' hashes, so that it is the same in any order. */
  sum: z.string(),
})
export type TableEntry = z.output<typeof tableEntry>

const lockEntry = z.object({
  salt: z.base64(),
  /** What opening costs; bounded, as the file says it. */
  cost: z
    .int()
    .min(2 ** 14)
    .max(2 ** 20)
    .refine((cost) => Number.isInteger(Math.log2(cost))),
})
export type LockEntry = z.output<typeof lockEntry>

const header = z.object({
  format: z.int().min(1),
  product: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** In an order in which each table comes after those it refers to. */
  tables: z.array(tableEntry).min(1),
  sequences: z.array(z.object({ name: z.string().min(1), value: z.string().regex(/^\d+$/).nullable() })),
  /** Null: everybody who has the file can read it. */
  lock: lockEntry.nullable(),
})
export type BackupHeader = z.output<typeof header>

export function toBytes(described: BackupHeader): Buffer {
  const text = Buffer.from(JSON.stringify(described))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return Buffer.concat([magic, length, text])
}

const lengthOffset = magic.length
export const headerOffset = magic.length + 4

export function headerLength(start: Buffer): number {
  if (!start.subarray(0, magic.length).equals(magic)) throw new BackupError('This file is no backup.')
  const length = start.length < headerOffset ? 0 : start.readUInt32BE(lengthOffset)
  if (length === 0 || length > longestHeader) throw new BackupError(damaged)
  return length
}

export const damaged = 'The backup is damaged or incomplete. Nothing was changed.'

/** A later version may describe more than this one can read: that is told before anything else. */
export function parseHeader(text: string): BackupHeader {
  const described: unknown = readJson(text)
  const { success, data } = z.object({ format: z.int() }).safeParse(described)
  if (success && data.format > formatVersion)
    throw new BackupError('The backup was made by a newer version of Sojourn. Update the software.')
  const parsed = header.safeParse(described)
  if (!parsed.success) throw new BackupError(damaged)
  return parsed.data
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BackupError(damaged)
  }
}
