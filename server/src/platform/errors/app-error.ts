import type { Theirs } from '@sojourn/contract/errors/body'
import type { ErrorCode } from '@sojourn/contract/errors/codes'
import { errorsWords } from '@sojourn/contract/errors/words'

interface Details {
  /** Messages by form field. */
  fields?: Record<string, string>
  retryAfterS?: number
  /** What somebody else wrote where an edit that waited would write. */
  theirs?: Theirs
  /** Whose account this is about, for the log, when nobody is signed in: its id, or the address that was typed. */
  account?: string
  /** It may well be there, but not for whoever asks: the log tells it as a refusal. */
  isStranger?: boolean
  /** What went wrong on our side, for the log. */
  cause?: Error
}

/** A failure the API may report. Everything else that is thrown is a fault of ours and answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterS: number | undefined
  readonly theirs: Theirs | undefined
  readonly account: string | undefined
  readonly isStranger: boolean
  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, details.cause && { cause: details.cause })
    this.code = code
    this.fields = details.fields
    this.retryAfterS = details.retryAfterS
    this.theirs = details.theirs
    this.account = details.account
    this.isStranger = details.isStranger ?? false
  }
}

/** A refused field, in the form's own words. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError('invalid_input', message, { fields: { [field]: message } })

/** A new row's id belongs to a row of another trip. */
export const idTaken = (): AppError => new AppError('conflict', errorsWords.idTaken)

/** An edit that waited would overwrite what its writer never saw. */
export const changedMeanwhileError = (theirs: Theirs): AppError =>
  new AppError('changed_meanwhile', errorsWords.changedMeanwhile, { theirs })

/** Also for a session whose account was deleted while its request was under way. */
export const notSignedIn = (): AppError => new AppError('not_signed_in', errorsWords.notSignedIn)
