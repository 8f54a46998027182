import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { isSecureContext } from '../../kernel/http/cookies.ts'
import type { Deps } from '../../kernel/deps.ts'

/** The browser would drop our Secure cookie on plain http: say so instead of signing nobody in. */
export function requireHttps(deps: Deps, request: FastifyRequest): void {
  if (isSecureContext(request) || deps.env.INSECURE_HTTP) return
  throw new AppError('not_allowed', authRefusalsWords.needsHttps)
}
