import { Readable } from 'node:stream'
import type { Checked, Endpoint } from '@sojourn/contract/http/endpoint'
import { operatorRefusalsWords } from '@sojourn/contract/operator/words-refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findSessionUser } from '../session/session.ts'
import type { SessionUser } from '../session/signed-in.ts'
import { requireFeature } from '../plan/gate.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError, notSignedIn } from '../../platform/errors/app-error.ts'
import type { TripAccess } from '../access/access.ts'
import { isKeyUsed, requireOwner } from './idempotency.ts'
import { checked } from '../http/checked.ts'
import { toldAnswer } from '../http/told-answer.ts'
import type { Deps } from '../deps.ts'
import { type Asked, grant, performOnce } from './perform-once.ts'
import { writeTurns } from './write-turns.ts'
import type { EndpointAnswer, Arriving, Basics, Call, Early, Saving, Steps, Work } from './call.ts'
import { localDate } from './local-date.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, known before the body is read; null for a visitor. */
    signedIn: SessionUser | null
  }
}

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
  const steps: Steps<E, P> = typeof work === 'function' ? { perform: work } : work
  const isWrite = endpoint.method !== 'GET' && !endpoint.repeatable && !endpoint.generates
  app.route({
    method: endpoint.method,
    url: endpoint.url,
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    config: { counts: 'call', takesBytes: steps.readBody !== undefined },
    // Before the body is read: whoever is refused anyway costs no reading and parsing.
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const user = await findSessionUser(deps, request, reply)
      if (user && request.countedFor !== user.id) deps.requestRateLimit.hit('user', user.id)
      if (!user && endpoint.access !== 'public') throw notSignedIn()
      if (endpoint.access === 'operator' && !user?.isOperator)
        throw new AppError('not_allowed', operatorRefusalsWords.operatorOnly)
      if (user) requireOwner(request, user.id)
      request.signedIn = user
      await steps.arrive?.(arriving(deps, request, reply))
    },
    handler: async (request, reply) => {
      const { signedIn: user } = request
      if (endpoint.mayBeLong) await app.unsentAnswers.takeTurn(request, reply)
      const call = arriving<E>(deps, request, reply)
      const early = {
        ...call,
        today: localDate(request.headers['x-local-date'], deps.now()),
        ...(await check(endpoint, steps, call)),
      } as unknown as Early<E>
      const asked = user && { endpoint, user, params: early.params, request, reply }
      const perform = async (db: Db, access: TripAccess | null, prepared: P | undefined) => {
        const saving = asked && endpoint.generates ? await savingOf(deps.db, asked) : null
        if (user && endpoint.feature && !saving?.isRepeat) await requireFeature(db, user, endpoint.feature)
        return steps.perform({ ...early, ...saving, db, access, prepared } as unknown as Call<E> & {
          prepared: P
        })
      }
      if (!isWrite || !asked || endpoint.access === 'public') {
        const prepared = await steps.prepare?.(early)
        return finish(request, await perform(deps.db, asked && (await grant(deps.db, asked)), prepared))
      }
      return finish(
        request,
        await writeTurns.run(asked.user.id, async () => {
          const prepared = await steps.prepare?.(early)
          return performOnce(deps.db, asked, (tx, access) => perform(tx, access, prepared))
        }),
      )
    },
  })

  function finish(request: FastifyRequest, result: EndpointAnswer<E>): EndpointAnswer<E> {
    if (result instanceof Readable) return result
    if (deps.env.checkReplies) assertReply(endpoint, result)
    return toldAnswer(request, result)
  }
}

async function savingOf(db: Db, asked: Asked): Promise<Saving> {
  const { user, request, reply } = asked
  const isRepeat = await isKeyUsed(db, user.id, request)
  if (isRepeat) reply.header('idempotency-replayed', 'true')
  const save: Saving['save'] = async (write) => {
    await writeTurns.run(user.id, () =>
      performOnce(db, asked, async (tx) => {
        await write(tx)
        return { ok: true }
      }),
    )
  }
  return { save, isRepeat }
}

const arriving = <E extends Endpoint>({ db }: Deps, request: FastifyRequest, reply: FastifyReply) =>
  ({ db, user: request.signedIn, request, reply }) as unknown as Arriving<E>

async function check<E extends Endpoint>(
  { params, query, body }: E,
  { readBody }: Pick<Steps<E, never>, 'readBody'>,
  call: Arriving<E>,
): Promise<Checked<E>> {
  const { request } = call as Pick<Basics, 'request'>
  return {
    params: params && checked(params, request.params),
    query: query && checked(query, request.query),
    body: readBody
      ? await readBody((request.body ?? new Uint8Array()) as Uint8Array, call)
      : body && checked(body, request.body),
  } as Checked<E>
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
