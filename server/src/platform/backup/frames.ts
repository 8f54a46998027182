// What follows the header: for each table its rows as PostgreSQL copies them, in pieces, and a checksum of them.
import { BackupError } from './backup-error.ts'
import { damaged } from './header.ts'

const kinds = { table: 1, rows: 2, tableEnd: 3, end: 4 } as const
type FrameKind = keyof typeof kinds

export interface BackupFrame {
  kind: FrameKind
  data: Buffer
}

const headBytes = 5
const longestFrame = 1 << 26
const kindOf = new Map<number, FrameKind>(
  (Object.keys(kinds) as FrameKind[]).map((kind) => [kinds[kind], kind]),
)

export function toFrame(kind: FrameKind, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt8(kinds[kind])
  head.writeUInt32BE(data.length, 1)
  return Buffer.concat([head, data])
}

export async function* readFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<BackupFrame> {
  let left: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    left = left.length === 0 ? chunk : Buffer.concat([left, chunk])
    for (let frame = firstOf(left); frame; frame = firstOf(left)) {
      left = left.subarray(headBytes + frame.data.length)
      yield frame
    }
  }
  if (left.length > 0) throw new BackupError(damaged)
}

/** Null until all of it has come. */
function firstOf(bytes: Buffer): BackupFrame | null {
  if (bytes.length < headBytes) return null
  const kind = kindOf.get(bytes.readUInt8())
  const length = bytes.readUInt32BE(1)
  if (!kind || length > longestFrame) throw new BackupError(damaged)
  if (bytes.length < headBytes + length) return null
  return { kind, data: bytes.subarray(headBytes, headBytes + length) }
}
