// How old the session is for which copies lie on this device, and why they are gone when they are.
import {
  type SessionAge,
  sessionAgeAt,
  type WhyGone,
  whyOver,
  whysGone,
} from '@sojourn/contract/auth/session-life'
import { dropStored, type KeyStorage, readStored, readStoredJson, store } from '../browser/stored.ts'
import { isSomebodyKept } from './somebody-kept.ts'

const ageKey = 'session_age'
const whyKey = 'copies_gone'

function storedAge(storage?: KeyStorage): SessionAge | null {
  const { ageMs, idleMs, at, latest } = (readStoredJson(ageKey, storage) ?? {}) as SessionAge
  return [ageMs, idleMs, at, latest].every(Number.isFinite) ? { ageMs, idleMs, at, latest } : null
}

/** Just said, by a clock that is right as far as anybody knows. */
const ageFrom = (ageMs: number, now = Date.now()): SessionAge => ({ ageMs, idleMs: 0, at: now, latest: now })

const storeAge = (age: SessionAge): void => store(ageKey, JSON.stringify(age))

/** The server has just said that the session stands, and for how long it has. */
export function noteReached(ageMs: number): void {
  storeAge(ageFrom(ageMs))
  dropStored(whyKey)
}

/** Why the session cannot stand any more, by this device alone; null while it could. */
export function whyTooOld(storage?: KeyStorage): ReturnType<typeof whyOver> {
  const age = storedAge(storage)
  return age && whyOver(sessionAgeAt(age, Date.now()))
}

/** Counts the time until now, so that a clock which is set back later does not bring it back. */
export function countTime(): void {
  // An older build has kept no age: it is counted from here on.
  if (isSomebodyKept()) storeAge(sessionAgeAt(storedAge() ?? ageFrom(0), Date.now()))
}

export const noteWhyGone = (why: WhyGone): void => store(whyKey, why)

/** Why whoever was here finds nothing of theirs; null when they do, or left by themselves. */
export function whyGone(): WhyGone | null {
  const noted = readStored(whyKey)
  return whysGone.find((why) => why === noted) ?? (isSomebodyKept() ? whyTooOld() : null)
}
