import { invitationIn } from '@sojourn/contract/auth/invitation-in'
import { authApi } from '@sojourn/contract/auth/api'
import {
  beingSetUp,
  providerLabels,
  providerNames,
  type ProviderName,
} from '@sojourn/contract/auth/providers'
import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Deps, Routes } from '../../kernel/deps.ts'
import { networkOf } from '../../platform/limits/rate-limit.ts'
import { logSecurity } from '../../kernel/http/security-log.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { refuseForeignNavigation, requestOrigin } from '../../kernel/http/csrf.ts'
import { requireUnlocked, SignInRefused, userOf } from './identities.ts'
import type { SignInProvider } from './sign-in-providers.ts'
import { missingSettings } from './provider-settings.ts'
import { requireHttps } from './require-https.ts'
import { findSessionUser } from '../../kernel/session/session.ts'
import { signUpRefusal } from './sign-up-policy.ts'
import { takeSignIn } from './sign-in-rate-limits.ts'
import { browserOf, keepName, keepState, markBrowser, takeState } from './sign-in-states.ts'
import { answerOf, fieldOf, isCancelled, isPassable, nameIn } from './provider-answer.ts'
import { enter } from './factor/open-sign-ins.ts'
import { leaveSignedIn, leave, leaveWithReason, logFailure, pageAfterSignIn } from './leave-sign-in.ts'

const statusOf = { google: authApi.googleStatus, apple: authApi.appleStatus }

/** Google and Apple: full page navigations that end on a page of ours, whatever happens (U-019). */
export const providerRoutes: Routes = (app, deps) => {
  const { signIn: providers } = deps.providers
  const missing = missingSettings(deps.env)
  if (missing.length > 0) app.log.warn({ missing }, 'a sign-in provider is only half set up and stays off')
  for (const name of providerNames) {
    mount(app, deps, statusOf[name], async () => {
      if (!providers[name]) throw new AppError('unavailable', beingSetUp(name))
      return { available: true as const }
    })
  }
  void app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 16 * 1024 })
    scope.setErrorHandler(leaveWithReason)
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      deps.requestRateLimit.hit('visitor', networkOf(request.ip))
    })
    for (const name of providerNames) serveProvider(scope, deps, name, providers[name] ?? null)
    acceptApplePost(scope, deps)
  })
}

const callbackPath = (name: ProviderName): string => `/api/auth/${name}/callback`

function serveProvider(
  scope: FastifyInstance,
  deps: Deps,
  name: ProviderName,
  provider: SignInProvider | null,
): void {
  const callback = (request: FastifyRequest): URL =>
    new URL(callbackPath(name), deps.env.ownOrigin ?? requestOrigin(request))

  scope.get(`/api/auth/${name}`, async (request, reply) => {
    const returnTo = pageAfterSignIn(request)
    if (!provider) return leave(reply, `${name}_unavailable`, returnTo)
    refuseForeignNavigation(request, deps.env.ownOrigin)
    requireHttps(deps, request)
    await takeSignIn(deps.db, request.ip, deps.env.RATE_LIMIT_SCALE)
    const { url, ...pending } = await provider.begin(callback(request).href)
    const browser = markBrowser(request, reply, deps.env)
    await keepState(deps.db, { ...pending, provider: name, browser, returnTo })
    return reply.redirect(url.href, 303)
  })

  scope.get(callbackPath(name), async (request, reply) => {
    if (!provider) return leave(reply, `${name}_unavailable`)
    const [state, browser] = [fieldOf(request.query, 'state'), browserOf(request, deps.env)]
    const kept = state && browser && (await takeState(deps.db, name, state, browser))
    if (!kept) return leave(reply, 'expired')
    const error = fieldOf(request.query, 'error')
    if (error) return leave(reply, isCancelled(error) ? 'cancelled' : 'failed', kept.returnTo)
    try {
      const url = callback(request)
      url.search = answerOf(request.query).toString()
      const account = await provider.finish(url, { ...kept, state })
      const current = await findSessionUser(deps, request, reply)
      const named = { ...account, name: account.name ?? kept.name }
      const user = await userOf(deps.db, named, {
        signedInId: current?.id ?? null,
        mayCome: (tx, provenEmail) =>
          signUpRefusal(
            tx,
            { policy: deps.chosen.signUp, now: deps.now() },
            { token: invitationIn(kept.returnTo), provenEmail },
          ),
      })
      await requireUnlocked(deps.db, user.id)
      const secondStep = await enter(deps, request, reply, user.id)
      logSignIn(request, name, user, secondStep !== null)
      return leaveSignedIn(reply, kept.returnTo, secondStep)
    } catch (failure) {
      logFailure(request, providerLabels[name], failure)
      return leave(reply, failure instanceof SignInRefused ? failure.reason : 'failed', kept.returnTo)
    }
  })
}

function logSignIn(
  request: FastifyRequest,
  by: ProviderName,
  { id, isNew }: { id: string; isNew: boolean },
  isWaiting: boolean,
): void {
  if (isNew) logSecurity(request, 'signed up', id, { by })
  if (!isWaiting) logSecurity(request, 'signed in', id, { by })
}

/**
 * Apple posts its answer from its own site, and the browser sends no Lax cookie with that. Answered with 303 to the
 * same address, the browser comes back by GET and brings the cookie that proves who began. The name is told only here.
 */
function acceptApplePost(scope: FastifyInstance, deps: Deps): void {
  scope.post(callbackPath('apple'), { config: { isForeignWelcome: true } }, async (request, reply) => {
    const answer = answerOf(request.body)
    if (!isPassable(answer)) return leave(reply, 'failed')
    const state = answer.get('state')
    const name = nameIn(fieldOf(request.body, 'user'))
    if (state && name) await keepName(deps.db, state, name)
    return reply.redirect(`${callbackPath('apple')}?${answer.toString()}`, 303)
  })
}
