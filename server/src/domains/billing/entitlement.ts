import type { ProviderSubscription } from './stripe-objects.ts'

const day = 86_400_000
/** A refused renewal leaves this long to mend it (U-052). */
export const graceDays = 7
/** News of a renewal may be late; nobody loses Premium for that. */
const lateNewsDays = 3

/** Until when a subscription gives Premium, from its state alone; null when it gives none. */
export function premiumUntil({ status, periodStart, periodEnd, endsAt }: ProviderSubscription): Date | null {
  if (status === 'active' || status === 'trialing')
    return endsAt ?? new Date(periodEnd.getTime() + lateNewsDays * day)
  // The provider begins the new period when it asks for the money.
  if (status === 'past_due') {
    const graceEnd = new Date(periodStart.getTime() + graceDays * day)
    return endsAt && endsAt < graceEnd ? endsAt : graceEnd
  }
  return null
}

const ended = new Set(['canceled', 'incomplete', 'incomplete_expired'])
/** It may still charge somebody. */
export const isLive = ({ status }: { status: string }): boolean => !ended.has(status)

interface Candidate {
  id: string
  status: string
  startedAt: Date
  premiumUntil: Date | null
}

/** One person pays once: beside the first subscription that gives Premium, all others are cancelled. */
export function surplusOf(all: readonly Candidate[], now: Date): string[] {
  const live = all.filter(isLive)
  const [kept] = live
    .filter((one) => one.premiumUntil !== null && one.premiumUntil > now)
    .toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1))
  return kept ? live.filter(({ id }) => id !== kept.id).map(({ id }) => id) : []
}
