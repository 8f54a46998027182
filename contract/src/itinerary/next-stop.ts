// What a traveller does next on a day of travel, and when to set out for it.
import { estimatedLegs, type RouteLeg } from '../map/route.ts'
import type { RouteProfile } from '../map/route-profiles.ts'
import type { LocalTime } from '../trips/local-clock.ts'
import { clockText, minuteOf } from '../values/clock-time.ts'
import { type Point, pointOf } from '../values/point.ts'
import { endsNextDay } from './item-end.ts'
import { inItemOrder, type Ordered } from './item-order.ts'
import { isBed } from './tonight.ts'

export interface DayStop extends Ordered {
  readonly endTime: string | null
  readonly type: string
  readonly latitude: number | null
  readonly longitude: number | null
}

interface NextStop<T> {
  item: T
  /** Where the traveller is by the plan: the stop before it, or the night's bed. */
  from: T | null
}

/** Whether a stop of today has begun. What has no time waits until somebody goes. */
export const hasBegun = ({ date, time }: DayStop, now: LocalTime): boolean =>
  date < now.date || (date === now.date && time !== null && time <= now.time)

/** Whether a stop is over: its end has passed, or the next one of its day has begun. */
export function doneIds(items: readonly DayStop[], now: LocalTime): Set<string> {
  const today = inItemOrder(items).filter(({ date, time }) => date === now.date && time !== null)
  const begun = today.filter((item) => hasBegun(item, now))
  const current = begun.at(-1)
  return new Set(
    begun
      .filter(
        (item) =>
          item !== current || (item.endTime !== null && !endsNextDay(item) && item.endTime <= now.time),
      )
      .map(({ id }) => id),
  )
}

/** The first stop of today that has not begun and was not skipped; one without a time when no other is left. */
export function nextStop<T extends DayStop>(
  items: readonly T[],
  now: LocalTime,
  skipped: ReadonlySet<string> = new Set(),
): NextStop<T> | null {
  const ordered = inItemOrder(items)
  const item = ordered.find((one) => one.date === now.date && !hasBegun(one, now) && !skipped.has(one.id))
  if (!item) return null
  const before = ordered.slice(0, ordered.indexOf(item)).filter((one) => pointOf(one) && !skipped.has(one.id))
  const from = before.findLast((one) => one.date === now.date) ?? before.findLast(isBed) ?? null
  return { item, from }
}

/** The first stop of the days to come. */
export const firstLater = <T extends DayStop>(items: readonly T[], now: LocalTime): T | null =>
  inItemOrder(items).find(({ date }) => date > now.date) ?? null

export interface Way extends RouteLeg {
  profile: RouteProfile
}

const walkUpToS = 40 * 60
const profiles: readonly RouteProfile[] = ['walking', 'cycling', 'driving']

/** The ways between two places, as estimated, the one that most would take first. */
export function waysBetween(from: Point, to: Point): Way[] {
  const ways = profiles.flatMap((profile) =>
    estimatedLegs([from, to], profile).map((leg) => ({ profile, ...leg })),
  )
  const isWalk = (ways[0]?.durationS ?? 0) <= walkUpToS
  return isWalk ? ways : ways.toReversed()
}

export interface Departure {
  /** `HH:MM`, on a round five minutes. */
  leaveAt: string
  arriveAt: string
  /** From now on; negative when it is too late. */
  minutesLeft: number
  /** Between arriving and the stop's time. */
  minutesEarly: number
}

const roundMin = 5

/** When to set out so as to be there in time; null for a stop without a time. */
export function departureFor(
  item: Pick<DayStop, 'time'>,
  durationS: number,
  now: LocalTime,
): Departure | null {
  const [start, at] = [minuteOf(item.time), minuteOf(now.time)]
  if (start === null || at === null) return null
  const wayMin = Math.max(1, Math.round(durationS / 60))
  const leave = Math.max(0, Math.floor((start - wayMin) / roundMin) * roundMin)
  return {
    leaveAt: clockText(leave),
    arriveAt: clockText(leave + wayMin),
    minutesLeft: leave - at,
    minutesEarly: start - leave - wayMin,
  }
}

const soonMin = 10

/** How pressing it is to leave: the card's colour and words follow. */
export function urgency({ minutesLeft }: Departure): 'calm' | 'soon' | 'late' {
  if (minutesLeft < 0) return 'late'
  return minutesLeft <= soonMin ? 'soon' : 'calm'
}
