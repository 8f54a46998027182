import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { ProviderError } from './provider-error.ts'
import { PrivateAddressError, publicLookup, requirePublicHost } from '../env/private-addresses.ts'

interface Outgoing {
  url: URL
  userAgent: string
  /** The whole exchange, connecting included. */
  timeoutMs: number
  maxBytes: number
  /** The operator runs the service in the own network. */
  allowPrivate: boolean
}

/** One GET for JSON: no redirects, a bounded answer in a bounded time, or a `ProviderError`. */
export async function fetchJson(outgoing: Outgoing): Promise<unknown> {
  const deadline = AbortSignal.timeout(outgoing.timeoutMs)
  try {
    const response = await send(outgoing, deadline)
    const text = await readBody(response, outgoing.maxBytes)
    requireGoodAnswer(response, text)
    return parse(text)
  } catch (error) {
    throw toProviderError(error, deadline)
  }
}

function send({ url, userAgent, allowPrivate }: Outgoing, signal: AbortSignal): Promise<IncomingMessage> {
  if (!allowPrivate) requirePublicHost(url.hostname)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      signal,
      headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': userAgent },
      ...(!allowPrivate && { lookup: publicLookup }),
    })
    sent.on('response', resolve)
    sent.on('error', reject)
    sent.end()
  })
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) {
      response.destroy()
      throw new ProviderError('too_large', `more than ${maxBytes} bytes`)
    }
    chunks.push(chunk)
  }
  if (!response.complete) throw new ProviderError('unreachable', 'the answer was cut off')
  return Buffer.concat(chunks).toString('utf8')
}

function requireGoodAnswer({ statusCode = 0, headers }: IncomingMessage, text: string): void {
  if (statusCode >= 300 && statusCode < 400) throw new ProviderError('redirect', `status ${statusCode}`)
  if (statusCode === 429 || statusCode >= 500) throw new ProviderError('unwell', `status ${statusCode}`)
  if (statusCode !== 200) throw new ProviderError('refused', `status ${statusCode}: ${text.slice(0, 200)}`)
  const type = headers['content-type'] ?? 'nothing'
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) throw new ProviderError('not_json', `it is ${type}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderError('not_json', 'it cannot be parsed')
  }
}

function toProviderError(error: unknown, deadline: AbortSignal): ProviderError {
  // What was read until then looks like an answer that is no JSON, where only its end would end it.
  if (deadline.aborted) return new ProviderError('timeout', 'no answer in time')
  if (error instanceof ProviderError) return error
  if (error instanceof PrivateAddressError) return new ProviderError('private_address', error.message)
  return new ProviderError('unreachable', error instanceof Error ? error.message : String(error))
}
