import { createHash } from 'node:crypto'
import { answeredBy } from '@sojourn/contract/http/answered-by'
import type { FastifyReply, FastifyRequest } from 'fastify'

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const policy = (
  styleSource: string | null,
  imageHosts: readonly string[],
  scriptHashes: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    // Scripts within a page are named by their hash, each by itself.
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    // Styles within a page are named by its nonce (a dialog locks the page's scrolling with one) or by their hash.
    `style-src 'self'${styleSource ? ` '${styleSource}'` : ''}`,
    ["img-src 'self' data: blob:", ...imageHosts].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

const plainPolicy = policy(null, [])

/** The same set on every answer, pages and errors included. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'content-security-policy': plainPolicy,
    // Tile servers refuse requests without a referrer, so not `no-referrer`.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'x-request-id': request.id,
    [answeredBy.header]: answeredBy.name,
  })
  if (request.protocol === 'https')
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

export const setPagePolicy = (
  reply: FastifyReply,
  styleNonce: string,
  imageHosts: readonly string[],
  scriptHashes: readonly string[] = [],
): void => {
  reply.header('content-security-policy', policy(`nonce-${styleNonce}`, imageHosts, scriptHashes))
}

/** For a picture that somebody opens as a page of its own: it may do nothing at all. */
export const picturePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** For a page that never changes: its one style element, named by its content. */
export const policyForStyle = (style: string): string => policy(hashOf(style), [])
