import { createHash } from 'node:crypto'
import { errorsWords } from '@sojourn/contract/errors/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { AppError, invalidField } from '../../platform/errors/app-error.ts'
import type { Earlier } from './kept-answers.ts'

const maxPathLength = 300

/** Who made a write, by the caller's word. */
const ownerHeader = 'x-queue-owner'

export const keyPattern = /^[A-Za-z0-9-]{16,64}$/

/** The caller's name for this one write; null when it gives none. */
export function readKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && keyPattern.test(key)) return key
  throw invalidField('Idempotency-Key', errorsWords.keyForm)
}

/** Every answer to a key names it, refusals too: the page of a hotel's network in place of an answer cannot. */
export function echoKey(request: FastifyRequest, reply: FastifyReply): void {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && keyPattern.test(key)) reply.header('idempotency-key', key)
}

/** A write that waited on a shared device is not done for whoever is signed in by now. */
export function requireOwner(request: FastifyRequest, userId: string): void {
  const owner = request.headers[ownerHeader]
  if (owner !== undefined && owner !== userId) throw new AppError('other_owner', errorsWords.otherOwner)
}

/**
 * Puts the key's row in front of the write. Of two requests with the same key the second waits here until the first
 * commits, and then answers its result; when the first fails, the second does the work.
 */
export async function claimKey(
  tx: Db,
  userId: string,
  key: string,
  request: FastifyRequest,
): Promise<Earlier | null> {
  const asked = {
    method: request.method,
    path: request.url.slice(0, maxPathLength),
    bodyHash: hashOf(request.body),
  }
  const { rows: claimed } = await sql`
    insert into idempotency ("userId", "key", "method", "path", "bodyHash")
    values (${userId}, ${key}, ${asked.method}, ${asked.path}, ${asked.bodyHash})
    on conflict do nothing returning "key"`.execute(tx)
  if (claimed.length > 0) return null
  const earlier = await tx
    .selectFrom('idempotency')
    .select(['method', 'path', 'bodyHash', 'tripId', 'status', 'result'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const isSame =
    earlier.method === asked.method && earlier.path === asked.path && earlier.bodyHash === asked.bodyHash
  if (!isSame) throw new AppError('key_reused', errorsWords.keyReused)
  return earlier
}

/** Whether the request's key was answered before: long work is not to begin again. */
export async function isKeyUsed(db: Db, userId: string, request: FastifyRequest): Promise<boolean> {
  const key = readKey(request)
  if (key === null) return false
  const earlier = await db
    .selectFrom('idempotency')
    .select('key')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return earlier !== undefined
}

/**
 * An edit that was refused for what somebody else wrote goes to its writer with both values. An earlier copy of it that
 * says nothing of what was seen may still be on its way: it must not be done when it arrives, so the refusal is kept.
 */
export const orRefusal = <T>(work: Promise<T>): Promise<T | AppError> =>
  work.catch((error: unknown) => {
    if (error instanceof AppError && error.theirs) return error
    throw error
  })

/**
 * Passwords stay out: a fast hash of one could be guessed from the table. So does what was seen before: it is sent when
 * a write has waited, and may be missing from an earlier try of the same write.
 */
const withoutAsides = (field: string, value: unknown): unknown =>
  /password/i.test(field) || field === 'seen' ? undefined : value

const hashOf = (body: unknown): string =>
  createHash('sha256')
    .update(body instanceof Uint8Array ? body : JSON.stringify(body ?? null, withoutAsides))
    .digest('hex')
