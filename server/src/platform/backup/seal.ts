// Encryption of what follows the header: AES-256-GCM in pieces of one size, numbered, the last one marked, so that none can
// be changed, left out, moved or cut off. The key is made from a passphrase and a new salt for each file; the header is
// authenticated with every piece.
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { BackupError } from './backup-error.ts'
import type { LockEntry } from './header.ts'

const algorithm = 'aes-256-gcm'
const pieceBytes = 64 * 1024
const tagBytes = 16
const keyBytes = 32
const saltBytes = 16
const blockSize = 8
/** A hundred megabytes and a third of a second for each passphrase that is tried. */
const usualCost = 2 ** 17

export const newLock = (): LockEntry => ({
  salt: randomBytes(saltBytes).toString('base64'),
  cost: usualCost,
})

export function keyFrom(passphrase: string, { salt, cost }: LockEntry): Promise<Buffer> {
  const options = { N: cost, r: blockSize, p: 1, maxmem: 2 * 128 * cost * blockSize }
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}

export async function* seal(
  chunks: AsyncIterable<Buffer>,
  key: Buffer,
  header: Buffer,
): AsyncGenerator<Buffer> {
  for await (const { piece, at, isLast } of pieces(chunks, pieceBytes)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(at, isLast))
    cipher.setAAD(header)
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

export async function* unseal(
  chunks: AsyncIterable<Buffer>,
  key: Buffer,
  header: Buffer,
): AsyncGenerator<Buffer> {
  for await (const { piece, at, isLast } of pieces(chunks, pieceBytes + tagBytes)) {
    const split = Math.max(0, piece.length - tagBytes)
    const decipher = createDecipheriv(algorithm, key, nonceOf(at, isLast), { authTagLength: tagBytes })
    decipher.setAAD(header)
    yield opened(() => {
      decipher.setAuthTag(piece.subarray(split))
      return Buffer.concat([decipher.update(piece.subarray(0, split)), decipher.final()])
    })
  }
}

function opened(work: () => Buffer): Buffer {
  try {
    return work()
  } catch {
    throw new BackupError('The passphrase is not the one of this backup.')
  }
}

/** A key seals one file only, so numbers never come twice. */
function nonceOf(at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0)
  nonce.writeUInt32BE(at, 8)
  return nonce
}

/** In pieces of that length; the last one is shorter, or as long, and there is always one. */
async function* pieces(chunks: AsyncIterable<Buffer>, length: number) {
  let left: Buffer = Buffer.alloc(0)
  let at = 0
  for await (const chunk of chunks) {
    left = left.length === 0 ? chunk : Buffer.concat([left, chunk])
    for (; left.length > length; left = left.subarray(length))
      yield { piece: left.subarray(0, length), at: at++, isLast: false }
  }
  yield { piece: left, at, isLast: true }
}
