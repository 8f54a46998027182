import { say } from '../words/say.ts'
import { authGoneWords } from './words-gone.ts'

/** A session not used for so long is over; travellers may be away from a network for a while. */
export const sessionDays = 14
/** However much it is used. */
export const longestSessionDays = 60

/** What a device knows of the session for which it keeps copies. */
export interface SessionAge {
  /** Since somebody signed in, as the server said. */
  ageMs: number
  /** Since the server last said that the session stands. */
  idleMs: number
  /** What the device's clock said at the last look, and the latest it ever said. */
  at: number
  latest: number
}

/**
 * The same at a later look. Time only ever adds up, so that a clock which is set back brings none of it back: behind the
 * latest it ever said, it counts from the last look on. Once it is right again, it counts from there.
 */
export function sessionAgeAt({ ageMs, idleMs, at, latest }: SessionAge, now: number): SessionAge {
  const passedMs = Math.max(0, now - (now < latest ? at : latest))
  return { ageMs: ageMs + passedMs, idleMs: idleMs + passedMs, at: now, latest: Math.max(latest, now) }
}

const dayMs = 86_400_000

/** Why the session cannot stand any more, whatever the server would say; null while it could. Only so long is a copy good. */
export function whyOver({ ageMs, idleMs }: SessionAge): 'idle' | 'old' | null {
  if (idleMs >= sessionDays * dayMs) return 'idle'
  return ageMs >= longestSessionDays * dayMs ? 'old' : null
}

export const whysGone = ['ended', 'idle', 'old'] as const
export type WhyGone = (typeof whysGone)[number]

/** What somebody reads who was here before and finds the sign-in screen in place of their trips. */
export function copiesGoneText(why: WhyGone): string {
  if (why === 'idle') return say(authGoneWords.idle, { days: sessionDays })
  return why === 'old' ? say(authGoneWords.old, { days: longestSessionDays }) : authGoneWords.ended
}
