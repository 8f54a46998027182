import { api, type EndpointName, type EndpointOf, endpoints } from '@sojourn/contract/api'
import type { ErrorBody } from '@sojourn/contract/errors/body'
import { answeredBy } from '@sojourn/contract/http/answered-by'
import type { CallInput, Endpoint, Reply } from '@sojourn/contract/http/endpoint'

/** A call as the server would see it. */
export interface Asked<N extends EndpointName = EndpointName> {
  name: N
  params: Record<string, string>
  query: Record<string, string>
  body: CallInput<EndpointOf<N>> extends { body?: infer B } ? B : undefined
}

class Refusal {
  readonly status: number
  readonly body: Partial<ErrorBody>
  constructor(status: number, body: Partial<ErrorBody>) {
    this.status = status
    this.body = body
  }
}
/** As our server refuses. */
export const refused = (status: number, body: Partial<ErrorBody> = {}): never => {
  throw new Refusal(status, body)
}
/** The connection breaks before an answer. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch')
}

type Answerer<N extends EndpointName> = (
  asked: Asked<N>,
) => Reply<EndpointOf<N>> | Promise<Reply<EndpointOf<N>>>
export type Answers = { [N in EndpointName]?: Answerer<N> }

/** The far end of `callApi`: a server of a few lines. What it answers is held to the contract. */
export class FarEnd {
  readonly asked: Asked[] = []
  /** Answers that the contract does not know. */
  readonly faults: unknown[] = []
  readonly answers: Answers

  constructor(answers: Answers) {
    this.answers = answers
  }

  /** What was asked by this name, oldest first. */
  of<N extends EndpointName>(name: N): Asked<N>[] {
    return this.asked.filter((asked) => asked.name === name) as unknown as Asked<N>[]
  }

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const method = init.method ?? 'GET'
    const headers = {
      'content-type': 'application/json',
      [answeredBy.header]: answeredBy.name,
      'idempotency-key': new Headers(init.headers).get('idempotency-key') ?? '',
    }
    const say = (status: number, json: unknown) => new Response(JSON.stringify(json), { status, headers })
    const found = endpointAt(method, pathname)
    if (!found) return say(404, { code: 'not_found', message: `Nothing at ${method} ${pathname}` })
    const { name, params, endpoint } = found
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const asked = { name, params, query: Object.fromEntries(searchParams), body } as Asked
    this.asked.push(asked)
    const answer = this.answers[name] as Answerer<EndpointName> | undefined
    if (!answer) return say(404, { code: 'not_found', message: `No answer to ${name}` })
    try {
      return say(200, endpoint.reply.parse(await answer(asked)))
    } catch (error) {
      if (error instanceof Refusal) return say(error.status, error.body)
      if (!(error instanceof TypeError)) this.faults.push(error)
      throw error
    }
  }
}

const patterns = endpoints.map(([name, { method, url }]) => ({
  name,
  method,
  pattern: new RegExp(`^${url.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

function endpointAt(method: string, path: string) {
  for (const { name, pattern, ...of } of patterns) {
    const match = of.method === method && pattern.exec(path)
    if (match) return { name, params: { ...match.groups }, endpoint: endpointNamed(name) }
  }
  return null
}

function endpointNamed(name: EndpointName): Endpoint {
  const [domain = '', key = ''] = name.split('.')
  return (api as unknown as Record<string, Record<string, Endpoint>>)[domain]![key]!
}
