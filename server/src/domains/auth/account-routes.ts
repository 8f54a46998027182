import { authApi } from '@sojourn/contract/auth/api'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { authWords } from '@sojourn/contract/auth/words'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { customersJob } from '../billing/reconcile.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Deps } from '../../kernel/deps.ts'
import { mount } from '../../kernel/mount/mount.ts'
import { readerLanguage } from '../../kernel/http/reader-language.ts'
import { logSecurity } from '../../kernel/http/security-log.ts'
import { mailJob, putMail } from '../../platform/mail/outbox.ts'
import { changePassword, checkPasswords, requireConfirmation } from './account.ts'
import { deleteAccount } from './delete-account.ts'
import { confirmEmail } from './email-confirmation.ts'
import { forgetDevices, knownDevice, rememberDevice } from '../../kernel/session/devices.ts'
import { listDevices, logOutDevice, logOutElsewhere } from './signed-in-devices.ts'
import { requireSecondStep } from './factor/proof.ts'
import { streamOwnData } from './own-data.ts'
import { resetPassword } from './reset.ts'
import { setSessionCookie } from '../../kernel/session/session-cookie.ts'
import { endAllSessions, startSession } from '../../kernel/session/session.ts'
import type { SignedIn } from '../../kernel/session/signed-in.ts'
import { takeConfirmation, takeCopy, takeReset } from './sign-in-rate-limits.ts'

const done = { ok: true as const }

/** What a person does to their own account. */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  passwordRoutes(app, deps)
  leavingRoutes(app, deps)
}

const guardOf = async (deps: Deps, request: FastifyRequest, user: SignedIn) => ({
  limitScale: deps.env.RATE_LIMIT_SCALE,
  known: await knownDevice(deps, request, user.email),
})

function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  const { RATE_LIMIT_SCALE: scale } = deps.env
  const { providers } = deps

  mount(app, deps, authApi.options, async () => ({
    passwordReset: providers.mailer !== null,
    google: providers.signIn.google !== undefined,
    apple: providers.signIn.apple !== undefined,
  }))

  mount(app, deps, authApi.requestReset, async ({ db, body, request, reply }) => {
    if (!providers.mailer) throw new AppError('unavailable', authWords.resetUnavailable)
    await takeReset(db, request.ip, body.email, scale)
    // For an unknown address too: the same work, and so the same time.
    await putMail(db, 'reset', body.email, null, readerLanguage(deps, request, reply))
    app.jobs.runSoon(mailJob)
    return done
  })

  mount(app, deps, authApi.resetPassword, async ({ db, body, request }) => {
    logSecurity(request, 'password reset', await resetPassword(db, body.token, body.password))
    return done
  })

  mount(app, deps, authApi.confirmEmail, async ({ db, user, body, request }) => {
    await confirmEmail(db, user.id, body.token)
    logSecurity(request, 'email confirmed', user.id)
    return done
  })

  mount(app, deps, authApi.resendConfirmation, async ({ db, user, request, reply }) => {
    if (!providers.mailer) throw new AppError('unavailable', authRefusalsWords.noMails)
    await takeConfirmation(db, user.id, scale)
    // Written when it is sent, and not at all to an address that is proven by then.
    await putMail(db, 'confirm', user.email, null, readerLanguage(deps, request, reply))
    reply.raw.once('finish', () => app.jobs.runSoon(mailJob))
    return done
  })

  mount(app, deps, authApi.changePassword, {
    prepare: async ({ db, user, body, request }) => {
      await requireSecondStep(deps, user)
      return checkPasswords(db, user, body, await guardOf(deps, request, user))
    },
    perform: async ({ db, user, request, reply, prepared }) => {
      await changePassword(db, user, prepared)
      await startSession({ ...deps, db }, request, reply, user.id)
      logSecurity(request, 'password changed', user.id)
      return done
    },
  })
}

function leavingRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, authApi.devices, ({ db, user, request }) => listDevices({ ...deps, db }, request, user.id))
  mount(app, deps, authApi.logOutDevice, async ({ db, user, params, request }) => {
    await logOutDevice({ ...deps, db }, request, user.id, params.deviceId)
    logSecurity(request, 'session ended', user.id)
    return done
  })
  mount(app, deps, authApi.logOutElsewhere, async ({ db, user, request, reply }) => {
    await logOutElsewhere({ ...deps, db }, request, user.id)
    await forgetDevices(db, user.id)
    await rememberDevice({ ...deps, db }, request, reply, user.id)
    logSecurity(request, 'other sessions ended', user.id)
    return done
  })
  mount(app, deps, authApi.logOutEverywhere, async ({ db, user, request, reply }) => {
    await endAllSessions(db, user.id)
    await forgetDevices(db, user.id)
    logSecurity(request, 'sessions ended', user.id)
    setSessionCookie(request, reply, deps.env, null)
    return done
  })

  mount(app, deps, authApi.deleteAccount, {
    prepare: async ({ db, user, body, request }) => {
      await requireSecondStep(deps, user)
      await requireConfirmation(db, user, body, await guardOf(deps, request, user))
    },
    perform: async ({ db, user, request, reply }) => {
      await deleteAccount(db, user.id)
      logSecurity(request, 'account deleted', user.id)
      reply.raw.once('finish', () => app.jobs.runSoon(customersJob))
      setSessionCookie(request, reply, deps.env, null)
      return done
    },
  })

  mount(app, deps, authApi.downloadData, async ({ db, user, request, reply }) => {
    await takeCopy(db, user.id, deps.env.RATE_LIMIT_SCALE)
    const copy = streamOwnData(db, user.id)
    logSecurity(request, 'data copied', user.id)
    reply.type('application/json; charset=utf-8')
    reply.header('content-disposition', 'attachment; filename="sojourn-data.json"')
    return copy
  })
}
