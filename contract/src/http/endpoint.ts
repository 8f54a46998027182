import type { z } from 'zod'
import type { FeatureKey } from '../billing/plan-limits.ts'
import type { Permission } from '../members/permissions.ts'
import type { ContentCollection } from '../sync/collections.ts'

/**
 * One HTTP call as plain data. The server mounts it, the browser calls it, the API page prints it.
 * `access` says who may call: anyone, any signed-in user, whoever runs the server, or a member of the trip with a permission.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: `/api/${string}`
  readonly summary: string
  readonly access: 'public' | 'signed-in' | 'operator' | Permission
  /** The `:id` of the path is a row of this collection; its trip decides about access. */
  readonly row?: ContentCollection
  /** Refused with the upgrade message to whoever's plan lacks it. */
  readonly feature?: FeatureKey
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** More than the usual limit, for a call that takes a file. */
  readonly maxBodyBytes?: number
  /** Not a GET, but a repeat does no harm: runs without a transaction, and its answer is not kept. */
  readonly repeatable?: true
  /** Takes long and may ask a model: runs before its transaction, which then only counts and saves. */
  readonly generates?: true
  /** May end the caller's own access to the trip: what it answers tells nothing, and its repeat answers it to them. */
  readonly endsAccess?: true
  /** Its answer may have megabytes: whoever leaves such answers unread gets no more of them. */
  readonly mayBeLong?: true
  readonly reply: z.ZodType
}

type Part<E, K extends string> = E extends Record<K, infer Schema extends z.ZodType> ? Schema : never
type MayLack<T, K extends keyof T> = undefined extends T[K] ? K : never
/** What an endpoint does not take is no key; what it may go without is an optional one. */
type Dropped<T> = {
  [K in keyof T as [T[K]] extends [never] ? never : K extends MayLack<T, K> ? never : K]: T[K]
} & { [K in keyof T as [T[K]] extends [never] ? never : MayLack<T, K>]?: T[K] }

/** What a caller passes. */
export type CallInput<E> = Dropped<{
  params: z.input<Part<E, 'params'>>
  query: z.input<Part<E, 'query'>>
  body: z.input<Part<E, 'body'>>
}>

/** What the server's code receives after checking. */
export interface Checked<E> {
  params: z.output<Part<E, 'params'>>
  query: z.output<Part<E, 'query'>>
  body: z.output<Part<E, 'body'>>
}

export type Reply<E> = E extends { reply: infer Schema extends z.ZodType } ? z.output<Schema> : never

export type EndpointGroup = Readonly<Record<string, Endpoint>>
