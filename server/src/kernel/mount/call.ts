import type { Readable } from 'node:stream'
import type { Checked, Endpoint, Reply } from '@sojourn/contract/http/endpoint'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionUser } from '../session/signed-in.ts'
import type { Db } from '../../platform/db/client.ts'
import type { TripAccess } from '../access/access.ts'

export interface Basics {
  /** For a write by a signed-in user this is the transaction that also holds its change and its key. */
  db: Db
  today: PlainDate
  request: FastifyRequest
  reply: FastifyReply
}

type Granted<E extends Endpoint> = E['access'] extends 'public'
  ? Basics
  : E['access'] extends 'signed-in' | 'operator'
    ? Basics & { user: SessionUser }
    : Basics & { user: SessionUser; access: TripAccess }

/** A generation takes long and holds no transaction; only counting and keeping it does. */
export interface Saving {
  save: (write: (tx: Db) => Promise<void>) => Promise<void>
  /** Its key was answered before: what was kept then is the answer. */
  isRepeat: boolean
}

export type Call<E extends Endpoint> = Granted<E> &
  Checked<E> &
  (E extends { generates: true } ? Saving : unknown)

/** What is known before the transaction: enough to count, to hash a password, to refuse early. */
export type Early<E extends Endpoint> = Omit<Call<E>, 'access'>

/** What is known before the body is read. */
export type Arriving<E extends Endpoint> = Omit<Granted<E>, 'access' | 'today'>

/** Work in steps; what the first ones did stands although a later one fails. */
export interface Steps<E extends Endpoint, P> {
  /** Counts a costly call before its body is read, or lets it wait: whoever is refused here has cost next to nothing. */
  arrive?(this: void, call: Arriving<E>): Promise<void>
  /** Reads and checks a long body, away from the event loop. */
  readBody?(this: void, bytes: Uint8Array, call: Arriving<E>): Promise<Checked<E>['body']>
  /** Runs before the transaction. */
  prepare?(this: void, call: Early<E>): Promise<P>
  perform(this: void, call: Call<E> & { prepared: P }): Promise<EndpointAnswer<E>>
}

/** A very long answer comes as a stream of its JSON text. */
export type EndpointAnswer<E extends Endpoint> = Reply<E> | Readable

export type Work<E extends Endpoint> = (call: Call<E>) => Promise<EndpointAnswer<E>>
