import type { ProofInput, SecondStepInput } from '@sojourn/contract/auth/factor-input'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../kernel/deps.ts'
import { logSecurity } from '../../../kernel/http/security-log.ts'
import { knownDevice } from '../../../kernel/session/devices.ts'
import type { SessionUser } from '../../../kernel/session/signed-in.ts'
import { AppError, invalidField } from '../../../platform/errors/app-error.ts'
import { requirePassword } from '../account.ts'
import { forgetFailures, secondStepName, takeTry } from '../sign-in-rate-limits.ts'
import { spendAppCode } from './authenticators.ts'
import { secondStepOf } from './open-sign-ins.ts'
import { ownerOfPasskey } from './passkeys.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

const freshMs = 10 * 60_000

const proofNeeded = (): AppError => new AppError('proof_needed', authRefusalsWords.proofNeeded)

/** For what a borrowed session must not do: whoever is here has shown within the last minutes who they are. */
export function requireProof(user: SessionUser, now: Date): void {
  if (now.getTime() - Date.parse(user.provenAt) > freshMs) throw proofNeeded()
}

/** For what asks for the password anyway: where there is a second step, that too. */
export async function requireSecondStep({ db, now }: Deps, user: SessionUser): Promise<void> {
  if (await secondStepOf(db, user.id)) requireProof(user, now())
}

interface Whose {
  id: string
  email: string
}

/** Counted as a failure before it is looked at, like a password: however many try at once, each waits for its turn. */
export async function takeSecondStep(
  deps: Deps,
  request: FastifyRequest,
  { id, email }: Whose,
  step: SecondStepInput,
): Promise<void> {
  const { db, env } = deps
  const known = await knownDevice(deps, request, email)
  await takeTry(db, secondStepName(id), env.RATE_LIMIT_SCALE, { known, account: id })
  try {
    await checkStep(deps, request, id, step)
  } catch (error) {
    logSecurity(request, 'second step failed', id)
    throw error
  }
  await forgetFailures(db, secondStepName(id), known)
}

async function checkStep(
  deps: Deps,
  request: FastifyRequest,
  userId: string,
  step: SecondStepInput,
): Promise<void> {
  if (step.way === 'passkey') {
    await ownerOfPasskey(deps, request, { userId, isAlone: false }, step.passkey)
    return
  }
  const isRight =
    step.way === 'app'
      ? await spendAppCode(deps.db, userId, { code: step.code, now: deps.now() })
      : await spendRecoveryCode(deps.db, userId, step.code)
  if (!isRight) throw invalidField('code', authRefusalsWords.wrongCode)
}

/** By the second step; where there is none by the password, or by a passkey that makes sure of the person. */
export async function takeProof(
  deps: Deps,
  request: FastifyRequest,
  user: SessionUser,
  proof: ProofInput,
): Promise<void> {
  const asksForSecondStep = (await secondStepOf(deps.db, user.id)) !== null
  if (proof.way === 'password') {
    if (asksForSecondStep) throw invalidField('password', authRefusalsWords.proofBySecondStep)
    const known = await knownDevice(deps, request, user.email)
    const typed = { field: 'password', typed: proof.password }
    await requirePassword(deps.db, user, typed, { limitScale: deps.env.RATE_LIMIT_SCALE, known })
  } else if (proof.way === 'passkey' && !asksForSecondStep)
    await ownerOfPasskey(deps, request, { userId: user.id, isAlone: true }, proof.passkey)
  else await takeSecondStep(deps, request, user, proof)
}
