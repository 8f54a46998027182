import { Readable } from 'node:stream'
import type { Checked, Endpoint, Reply } from '@sojourn/contract/http/endpoint'
import { daysBetween, isPlainDate, type PlainDate } from '@sojourn/contract/values/plain-date'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findSessionUser, type SessionUser } from '../auth/session.ts'
import { requireFeature } from '../billing/gate.ts'
import type { Db } from '../db/client.ts'
import { notSignedIn } from '../errors/app-error.ts'
import type { TripAccess } from '../members/access.ts'
import { isKeyUsed, requireOwner } from '../sync/idempotency.ts'
import type { Deps } from './deps.ts'
import { issueText } from './issue-text.ts'
import { type Asked, grant, performOnce } from './perform-once.ts'
import { inWriteTurn } from './write-turns.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, known before the body is read; null for a visitor. */
    signedIn: SessionUser | null
  }
}

interface Basics {
  /** For a write by a signed-in user this is the transaction that also holds its change and its key. */
  db: Db
  today: PlainDate
  request: FastifyRequest
  reply: FastifyReply
}

type Granted<E extends Endpoint> = E['access'] extends 'public'
  ? Basics
  : E['access'] extends 'signed-in'
    ? Basics & { user: SessionUser }
    : Basics & { user: SessionUser; access: TripAccess }

/** A generation takes long and holds no transaction; only counting and keeping it does. */
interface Saving {
  save: (write: (tx: Db) => Promise<void>) => Promise<void>
  /** Its key was answered before: what was kept then is the answer. */
  isRepeat: boolean
}

export type Call<E extends Endpoint> = Granted<E> &
  Checked<E> &
  (E extends { generates: true } ? Saving : unknown)

/** What is known before the transaction: enough to count, to hash a password, to refuse early. */
type Early<E extends Endpoint> = Omit<Call<E>, 'access'>

/** Work in two steps: `prepare` runs before the transaction and stands although it fails. */
interface Steps<E extends Endpoint, P> {
  prepare(this: void, call: Early<E>): Promise<P>
  perform(this: void, call: Call<E> & { prepared: P }): Promise<Answer<E>>
}

/** A very long answer comes as a stream of its JSON text. */
type Answer<E extends Endpoint> = Reply<E> | Readable

type Work<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

/**
 * Serves an endpoint of the contract: session, limits, input check, access, gate and transaction come from its
 * description. Whatever is slow belongs into the first of two steps: a request that holds a connection waits for nothing
 * but the database.
 */
export function mount<E extends Endpoint, P = undefined>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  work: Work<E> | Steps<E, P>,
): void {
  const { prepare, perform: performWith }: Partial<Steps<E, P>> & Pick<Steps<E, P>, 'perform'> =
    typeof work === 'function' ? { perform: work } : work
  const isWrite = endpoint.method !== 'GET' && !endpoint.repeatable && !endpoint.generates
  app.route({
    method: endpoint.method,
    url: endpoint.url,
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    config: { counts: 'call' },
    // Before the body is read: whoever is refused anyway costs no reading and parsing.
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const user = await findSessionUser(deps, request, reply)
      if (user && request.countedFor !== user.id) deps.requestRateLimit.hit('user', user.id)
      if (!user && endpoint.access !== 'public') throw notSignedIn()
      if (user) requireOwner(request, user.id)
      request.signedIn = user
    },
    handler: async (request, reply) => {
      const { signedIn: user } = request
      if (endpoint.mayBeLong) await app.unsentAnswers.takeTurn(request, reply)
      const early = {
        request,
        reply,
        today: localDate(request.headers['x-local-date'], deps.now()),
        ...check(endpoint, request),
        db: deps.db,
        user,
      } as unknown as Early<E>
      const asked = user && { endpoint, user, params: early.params, request, reply }
      const perform = async (db: Db, access: TripAccess | null, prepared: P | undefined) => {
        const saving = asked && endpoint.generates ? await savingOf(deps.db, asked) : null
        if (user && endpoint.feature && !saving?.isRepeat) await requireFeature(db, user, endpoint.feature)
        return performWith({ ...early, ...saving, db, access, prepared } as unknown as Call<E> & {
          prepared: P
        })
      }
      if (!isWrite || !asked || endpoint.access === 'public') {
        const prepared = await prepare?.(early)
        return finish(await perform(deps.db, asked && (await grant(deps.db, asked)), prepared))
      }
      return finish(
        await inWriteTurn(asked.user.id, async () => {
          const prepared = await prepare?.(early)
          return performOnce(deps.db, asked, (tx, access) => perform(tx, access, prepared))
        }),
      )
    },
  })

  function finish(result: Answer<E>): Answer<E> {
    if (deps.env.checkReplies && !(result instanceof Readable)) assertReply(endpoint, result)
    return result
  }
}

async function savingOf(db: Db, asked: Asked): Promise<Saving> {
  const { user, request, reply } = asked
  const isRepeat = await isKeyUsed(db, user.id, request)
  if (isRepeat) reply.header('idempotency-replayed', 'true')
  const save: Saving['save'] = async (write) => {
    await inWriteTurn(user.id, () =>
      performOnce(db, asked, async (tx) => {
        await write(tx)
        return { ok: true }
      }),
    )
  }
  return { save, isRepeat }
}

const inWords = { error: issueText }

function check<E extends Endpoint>(endpoint: E, request: FastifyRequest): Checked<E> {
  return {
    params: endpoint.params?.parse(request.params, inWords),
    query: endpoint.query?.parse(request.query, inWords),
    body: endpoint.body?.parse(request.body, inWords),
  } as Checked<E>
}

/** The caller's calendar day (U-040), believed only within a day of ours. */
export function localDate(theirs: unknown, now: Date): PlainDate {
  const ours = now.toISOString().slice(0, 10)
  return typeof theirs === 'string' && isPlainDate(theirs) && Math.abs(daysBetween(ours, theirs)) <= 1
    ? theirs
    : ours
}

/** In tests and development an answer that lacks a field, or carries one the contract does not name, is a fault. */
function assertReply(endpoint: Endpoint, result: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(result))
  const described = JSON.stringify(endpoint.reply.parse(sent))
  if (described.length !== JSON.stringify(sent).length) {
    throw new Error(
      `${endpoint.method} ${endpoint.url} answers fields that the contract does not name: ${JSON.stringify(sent)}`,
    )
  }
}
