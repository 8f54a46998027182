import { authApi } from '@sojourn/contract/auth/api'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, invalidField, notSignedIn } from '../../../platform/errors/app-error.ts'
import type { Db } from '../../../platform/db/client.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { logSecurity, type SecurityEvent } from '../../../kernel/http/security-log.ts'
import { mount } from '../../../kernel/mount/mount.ts'
import { endAllSessions, markProven, startSession } from '../../../kernel/session/session.ts'
import { signedInColumns, toUser } from '../../../kernel/session/signed-in.ts'
import { requireHttps } from '../require-https.ts'
import { forgetFailures, secondStepName, takeSignIn, takeTry } from '../sign-in-rate-limits.ts'
import { checkApp, prepareApp } from './authenticators.ts'
import { listFactors, removePasskey, turnOffSecondStep, turnOnSecondStep } from './factors.ts'
import { endOpenSignIn, findOpenSignIn } from './open-sign-ins.ts'
import { askForNewPasskey, askForPasskey, keepPasskey, ownerOfPasskey, readNewPasskey } from './passkeys.ts'
import { requireProof, takeProof, takeSecondStep } from './proof.ts'
import { newRecoveryCodes } from './recovery-codes.ts'

const done = { ok: true as const }

/** Passkeys and the second step: at sign-in, and what a person sets up of them. */
export function factorRoutes(app: FastifyInstance, deps: Deps): void {
  signInRoutes(app, deps)
  proofRoutes(app, deps)
  passkeyRoutes(app, deps)
  secondStepRoutes(app, deps)
}

async function findAccount(db: Db, userId: string) {
  const { lockedAt, ...user } = await db
    .selectFrom('users')
    .select([...signedInColumns, 'lockedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(notSignedIn)
  if (lockedAt !== null) throw new AppError('not_allowed', authRefusalsWords.locked, { account: userId })
  return user
}

function signInRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, authApi.passkeyOptions, async ({ db, request }) => {
    await takeSignIn(db, request.ip, deps.env.RATE_LIMIT_SCALE)
    return askForPasskey(deps, request, await findOpenSignIn(deps, request))
  })

  mount(app, deps, authApi.signInWithPasskey, async ({ db, body, request, reply }) => {
    requireHttps(deps, request)
    const owner = await ownerOfPasskey(deps, request, { userId: null, isAlone: true }, body.passkey)
    const user = await findAccount(db, owner)
    await startSession(deps, request, reply, user.id)
    logSecurity(request, 'signed in', user.id, { by: 'passkey' })
    return toUser(user)
  })

  mount(app, deps, authApi.secondStep, async ({ db, body, request, reply }) => {
    requireHttps(deps, request)
    const late = () => new AppError('conflict', authRefusalsWords.secondStepLate)
    const userId = await findOpenSignIn(deps, request)
    if (userId === null) throw late()
    const user = await findAccount(db, userId)
    await takeSecondStep(deps, request, user, body)
    if (!(await endOpenSignIn(deps, request, reply))) throw late()
    await startSession(deps, request, reply, user.id)
    logSecurity(request, 'signed in', user.id, { by: body.way })
    return toUser(user)
  })
}

function proofRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, authApi.factors, ({ db, user }) => listFactors(db, user.id))
  mount(app, deps, authApi.proofOptions, ({ user, request }) => askForPasskey(deps, request, user.id))
  mount(app, deps, authApi.prove, async ({ user, body, request }) => {
    await takeProof(deps, request, user, body)
    await markProven(deps, request)
    return done
  })
}

interface Changed {
  db: Db
  user: { id: string }
  request: FastifyRequest
  reply: FastifyReply
}

/** Whoever was signed in by what counted before is not any more; this browser goes on with a new token. */
async function renewSessions(
  deps: Deps,
  { db, user, request, reply }: Changed,
  event: Exclude<SecurityEvent, 'refused'>,
): Promise<void> {
  await endAllSessions(db, user.id)
  await startSession({ ...deps, db }, request, reply, user.id)
  logSecurity(request, event, user.id)
}

function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, authApi.newPasskey, async ({ user, request }) => {
    requireProof(user, deps.now())
    return askForNewPasskey(deps, request, user)
  })
  mount(app, deps, authApi.addPasskey, {
    prepare: async ({ user, body, request }) => readNewPasskey(deps, request, user.id, body.passkey),
    perform: async ({ prepared, ...call }) => {
      await keepPasskey(call.db, call.request, call.user.id, prepared)
      await renewSessions(deps, call, 'passkey added')
      return done
    },
  })
  mount(app, deps, authApi.removePasskey, async (call) => {
    requireProof(call.user, deps.now())
    await removePasskey(call.db, call.user.id, call.params.passkeyId)
    await renewSessions(deps, call, 'passkey removed')
    return done
  })
}

function secondStepRoutes(app: FastifyInstance, deps: Deps): void {
  const { now } = deps

  mount(app, deps, authApi.prepareApp, async ({ db, user }) => {
    requireProof(user, now())
    return prepareApp(db, user)
  })
  mount(app, deps, authApi.checkApp, async ({ db, user, body, request }) => {
    await takeTry(db, secondStepName(user.id), deps.env.RATE_LIMIT_SCALE, { account: user.id })
    if (!(await checkApp(db, user.id, { code: body.code, now: now() })))
      throw invalidField('code', authRefusalsWords.wrongCode)
    await forgetFailures(db, secondStepName(user.id))
    logSecurity(request, 'authenticator added', user.id)
    return done
  })
  mount(app, deps, authApi.newRecoveryCodes, async ({ db, user, request }) => {
    requireProof(user, now())
    const codes = await newRecoveryCodes(db, user.id)
    logSecurity(request, 'recovery codes made', user.id)
    return { codes }
  })
  mount(app, deps, authApi.turnOnSecondStep, async (call) => {
    requireProof(call.user, now())
    await turnOnSecondStep(call.db, call.user.id)
    await renewSessions(deps, call, 'second step turned on')
    return done
  })
  mount(app, deps, authApi.turnOffSecondStep, async (call) => {
    requireProof(call.user, now())
    await turnOffSecondStep(call.db, call.user.id)
    await renewSessions(deps, call, 'second step turned off')
    return done
  })
}
