import type { ErrorBody } from '@sojourn/contract/errors/body'
import { errorStatus } from '@sojourn/contract/errors/codes'
import { errorsWords } from '@sojourn/contract/errors/words'
import { say } from '@sojourn/contract/words/say'
import { maxBodyBytes } from '@sojourn/contract/values/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isDiskFull, sqlState } from '../../platform/db/failures.ts'
import { AppError, notSignedIn } from '../../platform/errors/app-error.ts'
import { meaningsIn } from './refusal-meaning.ts'
import { asksForMeanings } from './told-answer.ts'
import { logRefusal, logSecurity } from './security-log.ts'

/** The one place where a failure becomes an answer. Unknown ones are logged and answered with fixed words. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error, request.routeOptions.bodyLimit ?? maxBodyBytes)
  if (!known || known.cause || isDiskFull(error))
    request.log.error({ err: known?.cause ?? error }, 'request failed')
  const failure = known ?? new AppError('internal', errorsWords.internal)
  logFailure(failure, request)
  if (failure.retryAfterS !== undefined) reply.header('retry-after', String(Math.ceil(failure.retryAfterS)))
  const body: ErrorBody = {
    code: failure.code,
    message: failure.message,
    ...(failure.fields && { fields: failure.fields }),
    ...(failure.theirs && { theirs: failure.theirs }),
    ...(asksForMeanings(request) && meaningsIn(failure)),
  }
  return reply.status(errorStatus[failure.code]).header('cache-control', 'no-store').send(body)
}

/** Too often, not allowed, or built on an older state. */
const refusals = new Set([403, 412, 429])

/** Not JSON, too deep, with hidden names: none of our pages sends such a body. */
const isForged = ({ code, fields }: AppError): boolean =>
  code === 'invalid_input' && fields?.['body'] !== undefined

function logFailure(failure: AppError, request: FastifyRequest): void {
  const { code, account, isStranger } = failure
  if (isStranger || isForged(failure) || refusals.has(errorStatus[code]))
    logRefusal(request, code, account ?? request.signedIn?.id ?? null)
  else if (code === 'not_signed_in' && account) logSecurity(request, 'sign-in failed', account)
}

function toAppError(error: unknown, bodyLimit: number): AppError | null {
  if (error instanceof AppError) return error
  return fromFramework(error, bodyLimit) ?? fromDatabase(error)
}

function bodyProblem(code: string): string | null {
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return errorsWords.notJson
  return code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH' ? errorsWords.cutOff : null
}

function fromFramework(error: unknown, bodyLimit: number): AppError | null {
  const { code = '', statusCode } = error as { code?: string; statusCode?: number }
  const tooLarge =
    code === 'FST_ERR_CTP_BODY_TOO_LARGE' && say(errorsWords.tooLarge, { size: bodyLimit / 1024 })
  const problem = tooLarge || bodyProblem(code)
  if (problem) return new AppError('invalid_input', problem, { fields: { body: problem } })
  if (statusCode === 400 || statusCode === 414) return new AppError('invalid_input', errorsWords.invalid)
  return null
}

function fromDatabase(error: unknown): AppError | null {
  if (isDatabaseAway(error)) return new AppError('unavailable', errorsWords.unavailable, { retryAfterS: 2 })
  const state = sqlState(error) ?? ''
  if (state === '23503' && isAccountGone(error)) return notSignedIn()
  // Class 22: a value the database cannot store, for example a number out of range.
  return state.startsWith('22') ? new AppError('invalid_input', errorsWords.invalid) : null
}

/** A row that names an account which was deleted while the request was under way. */
const isAccountGone = (error: unknown): boolean =>
  /_(user|owner)Id_fkey$/.test((error as { constraint?: string }).constraint ?? '')
