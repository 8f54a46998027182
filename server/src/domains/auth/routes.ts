import { authApi } from '@sojourn/contract/auth/api'
import { safeReturnTo } from '@sojourn/contract/auth/return-to'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Routes } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { refuseForeignNavigation } from '../../kernel/http/csrf.ts'
import { logSecurity } from '../../kernel/http/security-log.ts'
import { mailJob, putMail } from '../../platform/mail/outbox.ts'
import { accountRoutes } from './account-routes.ts'
import { enter } from './factor/open-sign-ins.ts'
import { factorRoutes } from './factor/routes.ts'
import { hasDevice, knownDevice } from '../../kernel/session/devices.ts'
import { requireGoodPassword } from './new-password.ts'
import { providerRoutes } from './provider-routes.ts'
import { requireHttps } from './require-https.ts'
import { signIn, signUp, updateProfile } from './service.ts'
import { currentUserOf } from './current-user.ts'
import { keepLanguage, readerLanguage } from '../../kernel/http/reader-language.ts'
import { setSessionCookie } from '../../kernel/session/session-cookie.ts'
import { endSession, findSessionUser, startSession } from '../../kernel/session/session.ts'
import { toUser } from '../../kernel/session/signed-in.ts'
import { requireMaySignUp } from './sign-up-policy.ts'
import { takeSignIn, takeSignUp } from './sign-in-rate-limits.ts'

export const authRoutes: Routes = (app, deps) => {
  const { RATE_LIMIT_SCALE: scale } = deps.env

  mount(app, deps, authApi.currentUser, ({ user }) => currentUserOf(deps, user))
  mount(app, deps, authApi.updateProfile, async ({ db, user, body, request, reply }) => {
    if (body.language !== undefined) keepLanguage(deps, request, reply, body.language)
    return toUser(await updateProfile(db, user, body))
  })

  mount(app, deps, authApi.signUp, async ({ db, body, request, reply }) => {
    requireHttps(deps, request)
    requireGoodPassword('password', body.password, body)
    await takeSignUp(db, request.ip, scale)
    await requireMaySignUp(deps, body.invitation)
    const language = readerLanguage(deps, request, reply)
    const user = await signUp(db, body, async (tx, email) => {
      if (deps.providers.mailer) await putMail(tx, 'confirm', email, null, language)
    })
    app.jobs.runSoon(mailJob)
    await startSession(deps, request, reply, user.id)
    logSecurity(request, 'signed up', user.id, { by: 'password' })
    return toUser(user)
  })

  mount(app, deps, authApi.signIn, async ({ db, body, request, reply }) => {
    requireHttps(deps, request)
    await takeSignIn(db, request.ip, scale)
    const user = await signIn(db, body, scale, await knownDevice(deps, request, body.email))
    const secondStep = await enter(deps, request, reply, user.id)
    if (secondStep) return { secondStep }
    logSecurity(request, 'signed in', user.id, { by: 'password' })
    return toUser(user)
  })

  const logOut = async ({ request, reply }: { request: FastifyRequest; reply: FastifyReply }) => {
    refuseForeignNavigation(request, deps.env.ownOrigin)
    await endSession(deps, request)
    setSessionCookie(request, reply, deps.env, null)
    reply.header('clear-site-data', '"cache"')
    return { ok: true as const }
  }
  mount(app, deps, authApi.logOut, logOut)
  mount(app, deps, authApi.logOutByPost, logOut)

  accountRoutes(app, deps)
  factorRoutes(app, deps)
  providerRoutes(app, deps)

  // Full page navigations, never data (C-027).
  for (const url of ['/api/login', '/api/auth/login']) {
    app.get<{ Querystring: { returnTo?: string; new?: string } }>(url, async (request, reply) => {
      const user = await findSessionUser(deps, request, reply)
      const asked = typeof request.query.returnTo === 'string' ? request.query.returnTo : null
      const target = safeReturnTo(asked)
      reply.header('cache-control', 'no-store')
      if (user) return reply.redirect(target)
      // Whoever has signed in here before is no newcomer.
      const isNew = request.query.new !== undefined && !hasDevice(request, deps)
      const query = new URLSearchParams({
        ...(target !== '/' && { returnTo: target }),
        ...(isNew && { new: '1' }),
      })
      return reply.redirect(query.size > 0 ? `/login?${query.toString()}` : '/login')
    })
  }
}
