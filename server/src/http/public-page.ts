import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fillPage, type PageValues } from '@sojourn/contract/http/page-template'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { policyForStyle } from './security-headers.ts'

type Encoding = 'br' | 'gzip'

interface ReadyPage {
  html: string
  compressed: Record<Encoding, Buffer>
  etag: string
  policy: string
}

function makeReady(html: string): ReadyPage {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return {
    html,
    compressed: { br: brotliCompressSync(html, { params }), gzip: gzipSync(html, { level: 9 }) },
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    policy: policyForStyle(style),
  }
}

const encodingFor = ({ headers }: FastifyRequest): Encoding | null => {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

/** A page rendered at build time. Each of its few variants is filled in and compressed once, with its first reader. */
export function publicPage(template: string) {
  const ready = new Map<string, ReadyPage>()

  return (request: FastifyRequest, reply: FastifyReply, values: PageValues): FastifyReply => {
    const key = JSON.stringify(values)
    const page = ready.get(key) ?? makeReady(fillPage(template, values))
    ready.set(key, page)
    reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': page.policy,
      'cache-control': 'no-cache',
      vary: 'cookie, accept-encoding',
      etag: page.etag,
    })
    if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
    const encoding = encodingFor(request)
    if (!encoding) return reply.send(page.html)
    return reply.header('content-encoding', encoding).send(page.compressed[encoding])
  }
}
