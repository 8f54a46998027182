import type { EndpointName } from '@sojourn/contract/api'
import { whoAnswers } from '@sojourn/contract/http/answered-by'
import { localToday } from '@sojourn/contract/values/plain-date'
import type { QueryFunctionContext } from '@tanstack/react-query'
import { routes } from 'virtual:contract-routes'
import { forgetSession } from '../device/forget-device.ts'
import { errorFrom, foreignAnswer, isLoggedOut } from './api-error.ts'
import { isServerThere } from './is-server-there.ts'
import { readOrCopy } from './read-copy.ts'
import { type Answer, type Input, type Request, requestOf } from './request.ts'
import { bodyOf, send } from './fetch-answer.ts'

/** Who is signed in, among the reads; and what comes with it. */
export const userKey = ['auth', 'user'] as const
export const planKey = ['plan'] as const
export const mapConfigKey = ['map'] as const

/** A network that swallows calls must not keep a form busy for as long as the browser would wait. */
const patienceMs = 30_000

interface Options {
  /** Names this one write, so that a repeated send happens once. */
  key?: string
  /** Who made the write: the server does it for nobody else. */
  owner?: string | null
  signal?: AbortSignal
  cache?: RequestCache
  waitMs?: number
  /** Is sent even when the page ends with it. */
  keepalive?: boolean
}

/** Calls our own server by the endpoint's name in the contract; throws `ApiError`, or what aborted the call. */
export const callApi = <N extends EndpointName>(
  name: N,
  input: Input<N>,
  options: Options = {},
): Promise<Answer<N>> => sendRequest(requestOf(name, input), options) as Promise<Answer<N>>

async function sendRequest(request: Request, options: Options = {}): Promise<unknown> {
  const response = await respond(request, options)
  if (!response.ok) throw await errorFrom(response, request.url)
  return bodyOf(response, request.url)
}

/** What our server answered, whatever it says; throws when it said nothing, or somebody else spoke in its place. */
export async function respond(
  { method, url, data }: Request,
  { key, owner, signal, cache, waitMs = patienceMs, keepalive = false }: Options,
): Promise<Response> {
  const response = await send(url, {
    method,
    credentials: 'same-origin',
    signal: patientSignal(waitMs, signal),
    ...(cache && { cache }),
    keepalive,
    headers: {
      accept: 'application/json',
      'x-local-date': localToday(new Date()),
      // The app tells what is meant itself, in its reader's language.
      prefer: 'meanings',
      ...(data !== undefined && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && { 'idempotency-key': key ?? crypto.randomUUID() }),
      ...(owner && { 'x-queue-owner': owner }),
    },
    ...(data !== undefined && { body: JSON.stringify(data) }),
  })
  if (!(await isTaken(response))) throw foreignAnswer(response.status, url)
  noticeEnd(response, url)
  return response
}

/** An error of a proxy is one. What would change something here is only taken without our name where the server is there. */
async function isTaken(response: Response): Promise<boolean> {
  const who = whoAnswers(response)
  if (who !== 'perhaps a proxy') return who === 'server'
  const isError = !response.ok && response.status !== 401
  return isError || isServerThere()
}

/** A refused sign-in says something about a password, not about a session. */
function noticeEnd({ status }: Response, url: string): void {
  if (status === 401 && url !== routes['auth.signIn'][1]) forgetSession('ended')
}

const patientSignal = (waitMs: number, signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(waitMs), ...(signal ? [signal] : [])])

export type Read = Pick<QueryFunctionContext, 'signal' | 'client' | 'queryKey'>

/**
 * A read whose 401 means "no data", not a failure. What was read before stays: somebody may be writing on
 * it. Who is here is asked once more (C-030). Without a connection the copy on this device is the answer.
 */
export async function readAs<T>(ask: () => Promise<T>, read: Omit<Read, 'signal'>): Promise<T | null> {
  const { client, queryKey } = read
  try {
    return await readOrCopy(ask, read)
  } catch (error) {
    if (!isLoggedOut(error)) throw error
    void client.invalidateQueries({ queryKey: userKey }, { cancelRefetch: false })
    return client.getQueryData<T>(queryKey) ?? null
  }
}

export const readApi = <N extends EndpointName>(
  name: N,
  input: Input<N>,
  read: Read,
): Promise<Answer<N> | null> => readAs(() => callApi(name, input, { signal: read.signal }), read)
