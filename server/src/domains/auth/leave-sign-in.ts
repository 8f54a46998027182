import type { SignInError } from '@sojourn/contract/auth/providers'
import type { SecondStepWays } from '@sojourn/contract/auth/factor-schema'
import { secondStepText } from '@sojourn/contract/auth/second-step-text'
import { defaultReturnTo, safeReturnTo } from '@sojourn/contract/auth/return-to'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { fieldOf } from './provider-answer.ts'

export const pageAfterSignIn = (request: FastifyRequest): string =>
  safeReturnTo(fieldOf(request.query, 'returnTo'), defaultReturnTo)

/** Back to the sign-in screen, which says why. */
export function leave(
  reply: FastifyReply,
  error: SignInError | null,
  returnTo = defaultReturnTo,
): FastifyReply {
  const query = new URLSearchParams({
    ...(error && { error }),
    ...(returnTo !== defaultReturnTo && { returnTo }),
  })
  return reply.redirect(query.size > 0 ? `/login?${query.toString()}` : '/login', 303)
}

/** To the wanted page, or where a second step is asked for to the sign-in screen, which goes on with it. */
export function leaveSignedIn(
  reply: FastifyReply,
  returnTo: string,
  secondStep: SecondStepWays | null,
): FastifyReply {
  if (!secondStep) return reply.redirect(returnTo, 303)
  const query = new URLSearchParams({
    step: secondStepText(secondStep),
    ...(returnTo !== defaultReturnTo && { returnTo }),
  })
  return reply.redirect(`/login?${query.toString()}`, 303)
}

export function leaveWithReason(
  failure: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const code = failure instanceof AppError ? failure.code : null
  const returnTo = pageAfterSignIn(request)
  // A link on a foreign page starts nothing; the visitor may press the button here.
  if (code === 'foreign_origin') return leave(reply, null, returnTo)
  if (code === 'rate_limited') return leave(reply, 'busy', returnTo)
  if (code === 'not_allowed') return leave(reply, 'insecure', returnTo)
  logFailure(request, 'provider', failure)
  return leave(reply, 'failed', returnTo)
}

/** The library's errors carry whole answers with tokens: only their words are logged. */
export function logFailure(request: FastifyRequest, provider: string, failure: unknown): void {
  const { message, code } = failure as { message?: string; code?: string }
  request.log.warn({ provider, code, reason: message }, 'sign-in failed')
}
