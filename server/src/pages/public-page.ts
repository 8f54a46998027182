import { createHash } from 'node:crypto'
import { fillPage, type PageValues } from '@sojourn/contract/http/page-template'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, effort, encodingFor } from '../kernel/http/compression.ts'
import { policyForStyle } from '../kernel/http/security-headers.ts'

interface ReadyPage {
  html: string
  compressed: { br: Buffer; gzip: Buffer }
  etag: string
  policy: string
}

async function makeReady(html: string): Promise<ReadyPage> {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const [br, zipped] = await Promise.all([
    compress(html, 'br', effort.most),
    compress(html, 'gzip', effort.most),
  ])
  return {
    html,
    compressed: { br, gzip: zipped },
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    policy: policyForStyle(style),
  }
}

/** A page rendered at build time. Each of its few variants is filled in and compressed once. */
export function publicPage(template: string, vary = 'cookie, accept-encoding') {
  const made = new Map<string, Promise<ReadyPage>>()

  function prepare(values: PageValues): Promise<ReadyPage> {
    const key = JSON.stringify(values)
    const page = made.get(key) ?? makeReady(fillPage(template, values))
    made.set(key, page)
    return page
  }

  async function show(request: FastifyRequest, reply: FastifyReply, values: PageValues) {
    const page = await prepare(values)
    reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': page.policy,
      'cache-control': 'no-cache',
      vary,
      etag: page.etag,
    })
    if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
    const encoding = encodingFor(request)
    if (!encoding) return reply.send(page.html)
    return reply.header('content-encoding', encoding).send(page.compressed[encoding])
  }

  return { show, prepare }
}
