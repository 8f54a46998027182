import { randomUUID } from 'node:crypto'
import { maxBodyBytes } from '@sojourn/contract/values/limits'
import fastify, { type FastifyInstance } from 'fastify'
import { startSelling } from './domains/billing/seller.ts'
import { keepSetting } from './platform/db/settings.ts'
import { limitRequests } from './kernel/mount/admission.ts'
import { serveApiDescription } from './pages/api-page.ts'
import { compressAnswers } from './kernel/http/compression.ts'
import type { Deps } from './kernel/deps.ts'
import { answerError } from './kernel/http/error-reply.ts'
import { acceptJsonOnly } from './kernel/http/json-body.ts'
import { keepAddress } from './kernel/http/own-address.ts'
import { refuseForeignWrite } from './kernel/http/csrf.ts'
import { wantedAt } from './kernel/http/wanted-at.ts'
import { servePages } from './pages/pages.ts'
import { addRefusalLog, readLogKey } from './kernel/http/security-log.ts'
import { setSecurityHeaders } from './kernel/http/security-headers.ts'
import { leaveUnread } from './kernel/http/unread-body.ts'
import { limitUnsentAnswers } from './kernel/http/unsent-answers.ts'
import { addJobs, kernelJobs } from './kernel/jobs/jobs.ts'
import { domains, purgeRules } from './domains.ts'
import { mailWriters } from './mails.ts'
import { addLiveUpdates } from './domains/live/routes.ts'
import { RequestLog } from './platform/log/request-log.ts'
import { echoKey } from './kernel/mount/idempotency.ts'

/** What comes in is checked by the contract; the framework's own checker would be loaded for nothing. */
const noSchemas = () => () => {
  throw new Error('a route has a schema of its own; requests are checked by the contract')
}

/** Addresses and paths only: no headers, no bodies, no query (it may hold a token). */
const serializers = {
  req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
    method,
    path: url.split('?')[0],
    ip,
  }),
  // A database error also carries the row it refused; that stays out.
  err: ({ name, message, stack, code }: Error & { code?: string }) => ({
    type: name,
    message,
    stack: stack ?? '',
    code,
  }),
}

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { requestLimitMs = 60_000 } = deps
  let showApp: Awaited<ReturnType<typeof servePages>> = null
  const app = fastify({
    bodyLimit: maxBodyBytes,
    trustProxy: deps.env.TRUST_PROXY > 0 && ((_address, hop) => hop < deps.env.TRUST_PROXY),
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Who comes on an open line while the server stops is still served, and the line ends with the answer.
    return503OnClosing: false,
    // Whoever stops in the middle of a request is let go; a file of the largest size needs 90 KB a second.
    requestTimeout: requestLimitMs,
    http: {
      requestTimeout: requestLimitMs,
      headersTimeout: requestLimitMs,
      connectionsCheckingInterval: requestLimitMs / 10,
    },
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // An address that cannot be read comes past the hooks and the error handler below.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply)
      const isPage = wantedAt(request.method, request.url) === 'page'
      void (showApp && isPage ? showApp(request, reply) : answerError(error, request, reply))
    },
    logController: new RequestLog(),
    logger: {
      level: deps.env.LOG_LEVEL,
      ...(deps.logTo && { stream: deps.logTo }),
      serializers,
    },
  })
  app.decorateRequest('signedIn', null)
  if (!deps.isBeside) await keepSettings(app, deps)
  app.decorate('logKey', await readLogKey(deps.db))
  addRefusalLog(app)
  acceptJsonOnly(app)
  leaveUnread(app)
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(request, reply)
    echoKey(request, reply)
    refuseForeignWrite(request, deps.env.ownOrigin)
  })
  compressAnswers(app)
  limitUnsentAnswers(app, deps)
  app.setErrorHandler(answerError)

  addJobs(app, [
    ...kernelJobs(app, deps, { mails: mailWriters, purge: purgeRules }),
    ...domains.flatMap(({ jobs }) => jobs?.(app, deps) ?? []),
  ])
  await addLiveUpdates(app, deps)
  limitRequests(app, deps)
  for (const { routes } of domains) routes?.(app, deps)
  serveApiDescription(app)
  showApp = await servePages(app, deps)
  return app
}

/** What others that use the database must know of this server. */
async function keepSettings(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, env, providers } = deps
  await keepSetting(db, 'BILLING', env.BILLING)
  await startSelling(db, env.billingMode, providers.billing?.payments ?? null)
  keepAddress(app, deps)
}
