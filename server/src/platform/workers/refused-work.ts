import { errorsWords } from '@sojourn/contract/errors/words'
import { AppError } from '../errors/app-error.ts'
import { retryAfterS } from './fair-queue.ts'
import type { TaskAnswer } from './messages.ts'

export const unavailable = (cause?: Error): AppError =>
  new AppError('unavailable', errorsWords.unavailable, { retryAfterS, ...(cause && { cause }) })

export const refusalOf = ({
  code,
  message,
  fields,
}: Extract<TaskAnswer, { refusal: unknown }>['refusal']): AppError =>
  new AppError(code, message, fields && { fields })
