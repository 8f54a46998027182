import type { EndpointName, EndpointOf } from '@sojourn/contract/api'
import type { CallInput, Reply } from '@sojourn/contract/http/endpoint'
import { routes } from 'virtual:contract-routes'

interface Parts {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

export type Input<N extends EndpointName> = CallInput<EndpointOf<N>>
export type Answer<N extends EndpointName> = Reply<EndpointOf<N>>

/** A call with its path filled in: all that is needed to send it, now or later. */
export interface Request {
  method: string
  url: string
  data: unknown
}

export function requestOf<N extends EndpointName>(name: N, input: Input<N>): Request {
  const [method, url] = routes[name]
  const { params = {}, query = {}, body } = input as Parts
  return { method, url: withQuery(withParams(url, params), query), data: body }
}

const withParams = (url: string, params: Record<string, string | number>): string =>
  url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  )
  return given.length === 0
    ? path
    : `${path}?${new URLSearchParams(given.map(([k, v]) => [k, String(v)])).toString()}`
}
