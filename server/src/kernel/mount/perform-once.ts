import type { Endpoint } from '@sojourn/contract/http/endpoint'
import type { Permission } from '@sojourn/contract/members/permissions'
import { trip } from '@sojourn/contract/trips/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '../session/signed-in.ts'
import type { Db } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findAccess, proofOf, requireAccess, type AccessTarget, type TripAccess } from '../access/access.ts'
import { requireTurn } from '../rows/lock-trip.ts'
import { claimKey, orRefusal, readKey } from './idempotency.ts'
import { keepAnswer, readResult } from './kept-answers.ts'

/** A checked request and who makes it. */
export interface Asked {
  endpoint: Endpoint
  user: SignedIn
  params: unknown
  request: FastifyRequest
  reply: FastifyReply
}

/** What a call about a trip needs. */
const permissionOf = ({ access }: Endpoint): Permission | null =>
  access === 'public' || access === 'signed-in' || access === 'operator' ? null : access

/** Null where the call is about no trip. `tripId` is known of a row that was there before. */
export async function grant(
  db: Db,
  { endpoint, user, params }: Pick<Asked, 'endpoint' | 'user' | 'params'>,
  tripId: number | null = null,
): Promise<TripAccess | null> {
  const permission = permissionOf(endpoint)
  return permission && requireAccess(db, user, permission, targetOf({ endpoint, params }, tripId))
}

function targetOf(
  { endpoint, params }: Pick<Asked, 'endpoint' | 'params'>,
  tripId: number | null,
): AccessTarget {
  const named = params as { tripId?: number; id?: string }
  return endpoint.row
    ? { collection: endpoint.row, id: named.id ?? '', tripId }
    : { tripId: named.tripId ?? 0 }
}

/** Whoever may change the rows of a trip locks it first, so both are asked at once. */
function grantTurn(tx: Db, asked: Asked): Promise<TripAccess | null> {
  const permission = permissionOf(asked.endpoint)
  return permission === 'content.edit'
    ? requireTurn(tx, asked.user, permission, targetOf(asked, null))
    : grant(tx, asked)
}

/**
 * The write, its change and its idempotency record commit together. A key seen before answers what it answered then, to
 * whoever may still know it: access is looked at last, so nobody hears of what came after theirs had ended.
 */
export async function performOnce<T>(
  db: Db,
  asked: Asked,
  perform: (tx: Db, access: TripAccess | null) => Promise<T>,
): Promise<T> {
  const { endpoint, user, request, reply } = asked
  const key = readKey(request)
  const result = await inTransaction(db, async (tx) => {
    const earlier = key === null ? null : await claimKey(tx, user.id, key, request)
    if (earlier) {
      const answer = await readResult(tx, earlier, user.id)
      await requireStillThere(tx, asked, earlier.tripId)
      reply.header('idempotency-replayed', 'true')
      return answer as T | AppError
    }
    const access = await grantTurn(tx, asked)
    const work = perform(tx, access)
    const done = await (key === null ? work : orRefusal(work))
    if (key !== null && access && !endpoint.endsAccess && !opensTrip(endpoint)) {
      await keepForMember(tx, asked, access, { key, done })
      return done
    }
    const after = access ? await tripAfter(tx, asked, access) : null
    const tripId = opensTrip(endpoint) ? (done as { id: number }).id : after
    if (key !== null) await keepAnswer(tx, { userId: user.id, key, tripId }, done)
    return done
  })
  if (result instanceof AppError) throw result
  return result
}

/** Keeps the answer and looks once more, at once, whether the writer is still on the trip. */
async function keepForMember(
  tx: Db,
  asked: Asked,
  { tripId }: TripAccess,
  { key, done }: { key: string; done: unknown },
): Promise<void> {
  const { endpoint, user } = asked
  const permission = permissionOf(endpoint)
  const role = await keepAnswer(tx, { userId: user.id, key, tripId }, done)
  if (permission)
    proofOf(user, permission, targetOf(asked, tripId), role === null ? undefined : { tripId, role })
}

/** Who was taken off while the write waited for its turn has no part in it. Null where it was the write that ended the access. */
async function tripAfter(tx: Db, asked: Asked, { tripId }: TripAccess): Promise<number | null> {
  const { endpoint, user } = asked
  if (endpoint.endsAccess) return (await findAccess(tx, user.id, tripId)) ? tripId : null
  await grant(tx, asked, tripId)
  return tripId
}

/** The answer is a trip that was none of the caller's before: created, duplicated, imported or joined. */
const opensTrip = ({ method, reply }: Endpoint): boolean => method === 'POST' && reply === trip

/** Without a trip, a key is from before they were kept: the address of the call tells it, or nothing is told. */
async function requireStillThere(tx: Db, asked: Asked, tripId: number | null): Promise<void> {
  const { endpoint, user } = asked
  if (endpoint.endsAccess && tripId === null) return
  if (opensTrip(endpoint)) await requireAccess(tx, user, 'trip.read', { tripId: tripId ?? 0 })
  else await grant(tx, asked, tripId)
}
