// A key that has to be read again, unlike a password: sealed with a key of the server's, for its one account.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/db/client.ts'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

async function readKey(db: Db): Promise<Buffer> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'authenticators')
    .executeTakeFirstOrThrow()
  return createHash('sha256').update(value).digest()
}

export async function sealKey(db: Db, userId: string, secret: Uint8Array): Promise<string> {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, await readKey(db), iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws where it was sealed for another account, or by another server. */
export async function openKey(db: Db, userId: string, text: string): Promise<Buffer> {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(algorithm, await readKey(db), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
}
