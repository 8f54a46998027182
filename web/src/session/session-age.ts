// How old the session is for which copies lie on this device, and why they are gone when they are.
import {
  copiesGoneText,
  type SessionAge,
  sessionAgeAt,
  type WhyGone,
  whyOver,
} from '@sojourn/contract/auth/session-life'
import { isSomebodyKept } from './somebody-kept.ts'

const ageKey = 'session_age'
const whyKey = 'copies_gone'

type Kept = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const device: Kept = () => localStorage

function read(key: string, storage: Kept): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Where nothing can be stored there are no copies either. */
function write(key: string, value: string | null, storage: Kept): void {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // Full or blocked: the next page counts from what is there.
  }
}

function storedAge(storage: Kept): SessionAge | null {
  try {
    const { ageMs, idleMs, at, latest } = JSON.parse(read(ageKey, storage) ?? '{}') as SessionAge
    return [ageMs, idleMs, at, latest].every(Number.isFinite) ? { ageMs, idleMs, at, latest } : null
  } catch {
    return null
  }
}

/** Just said, by a clock that is right as far as anybody knows. */
const ageFrom = (ageMs: number, now = Date.now()): SessionAge => ({ ageMs, idleMs: 0, at: now, latest: now })

const storeAge = (age: SessionAge, storage: Kept): void => write(ageKey, JSON.stringify(age), storage)

/** The server has just said that the session stands, and for how long it has. */
export function noteReached(ageMs: number, storage: Kept = device): void {
  storeAge(ageFrom(ageMs), storage)
  write(whyKey, null, storage)
}

/** Why the session cannot stand any more, by this device alone; null while it could. */
export function whyTooOld(storage: Kept = device): ReturnType<typeof whyOver> {
  const age = storedAge(storage)
  return age && whyOver(sessionAgeAt(age, Date.now()))
}

/** Counts the time until now, so that a clock which is set back later does not bring it back. */
export function countTime(storage: Kept = device): void {
  // An older build has kept no age: it is counted from here on.
  if (isSomebodyKept(storage)) storeAge(sessionAgeAt(storedAge(storage) ?? ageFrom(0), Date.now()), storage)
}

export const noteWhyGone = (why: WhyGone, storage: Kept = device): void => write(whyKey, why, storage)

/** Why whoever was here finds nothing of theirs; null when they do, or left by themselves. */
export function whyGone(storage: Kept = device): WhyGone | null {
  const noted = read(whyKey, storage)
  if (noted !== null && noted in copiesGoneText) return noted as WhyGone
  return isSomebodyKept(storage) ? whyTooOld(storage) : null
}
