import { expect, test } from 'vitest'
import { longestSessionDays, type SessionAge, sessionAgeAt, sessionDays, whyOver } from './session-life.ts'

const day = 86_400_000
const start = Date.parse('2027-04-18T09:00:00Z')

/** Signed in so many days ago, the server last reached so many days ago. */
const age = (signedIn: number, reached: number): SessionAge => ({
  ageMs: signedIn * day,
  idleMs: reached * day,
  at: start,
  latest: start,
})

test.each([
  ['just signed in', null, age(0, 0)],
  ['away almost as long as a session may rest', null, age(sessionDays - 0.01, sessionDays - 0.01)],
  ['away for as long as a session may rest', 'idle', age(sessionDays, sessionDays)],
  ['here every day, almost as long as a session may last', null, age(longestSessionDays - 0.01, 0)],
  ['here every day, for as long as a session may last', 'old', age(longestSessionDays, 0)],
  ['away for longer than either', 'idle', age(longestSessionDays + 20, sessionDays + 20)],
] as const)('somebody %s: the reason why a copy is good no longer is %j', (_who, why, session) => {
  expect(whyOver(session)).toBe(why)
})

test('time that passes without the server counts for both', () => {
  expect(sessionAgeAt(age(3, 1), start + 2 * day)).toEqual({
    ageMs: 5 * day,
    idleMs: 3 * day,
    at: start + 2 * day,
    latest: start + 2 * day,
  })
})

test('a clock that is set back makes nothing younger, and counts on from there', () => {
  const looked = sessionAgeAt(age(0, 0), start + 10 * day)
  const back = sessionAgeAt(looked, start + 2 * day)
  expect(back).toMatchObject({ ageMs: 10 * day, idleMs: 10 * day })
  expect(whyOver(sessionAgeAt(back, start + 5.9 * day))).toBeNull()
  expect(whyOver(sessionAgeAt(back, start + 6 * day))).toBe('idle')
})

test('a clock that was wrong for an hour and is right again surprises nobody', () => {
  const hour = day / 24
  const wrong = sessionAgeAt(age(0, 0), start - 6000 * day)
  const stillWrong = sessionAgeAt(wrong, start - 6000 * day + hour)
  expect(sessionAgeAt(stillWrong, start + day)).toMatchObject({ ageMs: day + hour, idleMs: day + hour })
})
