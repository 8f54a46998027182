import { errorText } from '@sojourn/contract/errors/codes'
import { AppError } from '../errors/app-error.ts'
import { retryAfterS } from './fair-queue.ts'
import type { TaskAnswer } from './messages.ts'

export const unavailable = (cause?: Error): AppError =>
  new AppError('unavailable', errorText.unavailable, { retryAfterS, ...(cause && { cause }) })

export const refusalOf = ({
  code,
  message,
  fields,
}: Extract<TaskAnswer, { refusal: unknown }>['refusal']): AppError =>
  new AppError(code, message, fields && { fields })
