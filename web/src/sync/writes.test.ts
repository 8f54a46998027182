import { expect, test } from 'vitest'
import { ApiError, lateError, offlineError, unreadableAnswer } from './api-error.ts'
import { isOverFor } from './writes.ts'

const refused = (status: number) => new ApiError(status, '', { code: 'internal', text: '' })

test.each([
  ['is refused', 0, true, refused(400)],
  ['is about something that is gone', 0, true, refused(404)],
  ['needs somebody to sign in', 2, false, refused(401)],
  ['comes too often', 2, false, refused(429)],
  ['meets a broken server', 0, false, refused(500)],
  ['meets a broken server for the third time', 2, true, refused(503)],
  ['finds no connection', 2, false, offlineError('')],
  ['gets no answer', 2, false, lateError('')],
  ['gets the login page of a hotel', 2, false, unreadableAnswer(200, '')],
])('a write left behind that %s after %i failures is given up: %s', (_what, retryCount, isOver, error) => {
  expect(isOverFor({ retryCount })(error)).toBe(isOver)
})
