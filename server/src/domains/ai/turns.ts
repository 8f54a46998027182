import { errorsWords } from '@sojourn/contract/errors/words'
import { aiRefusalsWords } from '@sojourn/contract/ai/words-refusals'
import { sql } from 'kysely'
import type { FastifyReply } from 'fastify'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { isOver, takeFrom } from '../../platform/limits/rate-limit.ts'

/** Longer than any generation may take: a process that died holds nobody up for longer. */
const turnS = 120
const callsPerMinute = 10

/** Calls of the AI helpers a minute (U-076). */
export const takeCall = ({ db, env }: Pick<Deps, 'db' | 'env'>, user: Pick<SignedIn, 'id'>): Promise<void> =>
  takeFrom(db, { bucket: `ai:${user.id}`, max: callsPerMinute, windowS: 60 }, env.RATE_LIMIT_SCALE)

const bucketOf = ({ id }: Pick<SignedIn, 'id'>): string => `generating:${id}`

/** One generation at a time for a user, whichever process it runs in. */
export async function inTurn<T>(db: Db, user: Pick<SignedIn, 'id'>, work: () => Promise<T>): Promise<T> {
  const mine = await db
    .insertInto('limits')
    .values({
      bucket: bucketOf(user),
      count: 1,
      resetAt: sql<string>`now() + ${turnS} * interval '1 second'`,
    })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet({ resetAt: sql<string>`excluded."resetAt"` })
        .where(isOver(turnS)),
    )
    .returning('bucket')
    .executeTakeFirst()
  if (!mine) throw new AppError('conflict', aiRefusalsWords.busy)
  try {
    return await work()
  } finally {
    await db.deleteFrom('limits').where('bucket', '=', bucketOf(user)).execute()
  }
}

/** Aborted when the caller goes away before the answer. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** Lets the socket say that the caller is gone before anything is written. */
export async function requireThere(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  if (signal.aborted) throw new AppError('unavailable', errorsWords.callerGone)
}
