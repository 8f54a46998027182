import type { FastifyInstance, FastifyRequest } from 'fastify'
import { KnownSessions } from '../session/known-sessions.ts'
import { hashToken, readSessionToken } from '../session/session-cookie.ts'
import type { Deps } from '../deps.ts'
import { wantedAt } from '../http/wanted-at.ts'
import { networkOf } from '../../platform/limits/rate-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request this was counted as before anything was read; null when that was not known yet. */
    countedFor: string | null
  }
  interface FastifyContextConfig {
    /** Towards which limit it counts; `none` is for what costs next to nothing, or has a limit of its own. */
    counts?: 'call' | 'page' | 'none'
  }
}

/**
 * The limit at the door, before the database is asked anything. Whoever brings a session that is known counts for
 * themselves, everybody else for their network. A network that is beyond its limit is refused, but for those whose session
 * turns out to be good: they are not to suffer from a stranger at the same address.
 */
async function admit(deps: Deps, request: FastifyRequest): Promise<void> {
  const counts = request.routeOptions.config.counts ?? countsAt(request)
  if (counts === 'none') return
  const token = readSessionToken(request, deps.env)
  const hash = token && hashToken(token)
  const owner = hash ? request.server.knownSessions.ownerOf(hash) : undefined
  if (owner) {
    deps.requestRateLimit.hit(counts === 'call' ? 'user' : 'page', owner)
    if (counts === 'call') request.countedFor = owner
  } else await admitStranger(deps, request, counts, hash)
}

async function admitStranger(
  { requestRateLimit }: Deps,
  { ip, server }: FastifyRequest,
  counts: 'call' | 'page',
  hash: string | null,
): Promise<void> {
  // On a page too, a session that is not known has to be looked up.
  const kind = hash || counts === 'call' ? 'visitor' : 'page'
  const refusal = requestRateLimit.count(kind, networkOf(ip))
  if (!refusal) return
  const found = hash && (await server.knownSessions.findSlowly(hash).catch(() => undefined))
  if (!found) throw refusal
}

/** Must come after live updates, which close the line of an upgrade that is refused. */
export function limitRequests(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('countedFor', null)
  app.decorate('knownSessions', new KnownSessions(deps.db))
  app.addHook('onRequest', (request) => admit(deps, request))
}

const countsAt = ({ method, url }: FastifyRequest): 'page' | 'none' =>
  wantedAt(method, url) === 'file' ? 'none' : 'page'
