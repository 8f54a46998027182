// Why an idea found no place in the days, with the figure that says it.
import { clockText } from '@sojourn/contract/values/clock-time'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { type Meaning, meaningsOf } from '@sojourn/contract/words/meaning'
import { fixedBlocks } from '../solver/fixed-blocks.ts'
import { openOn } from '../solver/opening.ts'
import { travelOf } from '../solver/travel.ts'
import type { Candidate, Interval, PlanRequest, TripDay } from '../solver/types.ts'
import { type IdeaToPlan, spotOf } from './idea-candidates.ts'
import type { PlannedPart } from './journey-parts.ts'
import { centreOf } from './trip-days.ts'
import { metresApart } from './words.ts'

const why = meaningsOf('ideas-plan')

/** So far nobody goes for a day. */
const farthestM = 200_000

function nearestOf(idea: IdeaToPlan, parts: readonly PlannedPart[]) {
  const at = spotOf(idea)
  if (!at) return null
  const [nearest] = parts
    .flatMap((part) => {
      const centre = centreOf(part.facts, part.guide)
      return centre ? [{ part, metres: metresApart(centre, at) }] : []
    })
    .toSorted((a, b) => a.metres - b.metres)
  return nearest ?? null
}

/** The place of the trip from which one goes there; null where none is near, or nobody can say. */
export function partOf(idea: IdeaToPlan, parts: readonly PlannedPart[]): PlannedPart | null {
  const nearest = nearestOf(idea, parts)
  if (nearest) return nearest.metres <= farthestM ? nearest.part : null
  return parts.length === 1 ? parts[0]! : null
}

export function whyNowhere(idea: IdeaToPlan, parts: readonly PlannedPart[]): Meaning {
  const nearest = nearestOf(idea, parts)
  if (!nearest) return why('placeUnknown')
  return why('tooFar', { distance: { metres: nearest.metres }, place: shortName(nearest.part) })
}

const shortName = ({ facts }: PlannedPart): string => townOf(facts.destination)
const townOf = (destination: string): string => destination.split(',')[0]?.trim() || destination

interface Stretch extends Interval {
  date: PlainDate
}

const lengthOf = ({ from, to }: Interval): number => to - from
const longestOf = (stretches: readonly Stretch[]): Stretch | null =>
  stretches.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null

/** What is free on a day before any idea is in it. */
function freeOf(day: TripDay, travel: ReturnType<typeof travelOf>): Stretch[] {
  const { date, startMinute, endMinute } = day
  const blocks = fixedBlocks(day, travel)
  const begins = [startMinute, ...blocks.map(({ end }) => Math.max(end, startMinute))]
  const ends = [...blocks.map(({ start }) => Math.min(start, endMinute)), endMinute]
  return begins
    .map((from, at) => ({ date, from, to: ends[at] ?? endMinute }))
    .filter(({ from, to }) => to > from)
}

/** `left`: what is free once the others are in. */
export function whyItStays(
  candidate: Candidate,
  request: PlanRequest,
  left: readonly { date: PlainDate; freeTime: readonly Interval[] }[],
  destination: string,
): Meaning {
  const place = townOf(destination)
  const { days } = request
  if (days.length === 0) return why('noDays')
  const travel = travelOf(request)
  const opens = days.flatMap((day) => openOn(candidate, day).map((hours) => ({ day, hours })))
  if (opens.length === 0) return why('closed', { place })
  const free = days.flatMap((day) => freeOf(day, travel))
  const longest = longestOf(free)
  if (!longest) return why('noRoom', { place })
  const needed = candidate.minutes + 2 * travel(days[0]!.startAt, candidate)
  if (needed > lengthOf(longest))
    return why('tooLong', {
      needed: { minutes: needed },
      longest: { minutes: lengthOf(longest) },
      day: { date: longest.date },
    })
  const isEverFree = opens.some(({ day, hours }) =>
    free.some(
      ({ date, from, to }) =>
        date === day.date && Math.min(to, hours.to) - Math.max(from, hours.from) >= candidate.minutes,
    ),
  )
  if (!isEverFree) return why('shutWhenFree', whenOpen(opens[0]!))
  const rest = longestOf(left.flatMap(({ date, freeTime }) => freeTime.map((time) => ({ ...time, date }))))
  if (!rest) return why('allFull')
  return why('full', { longest: { minutes: lengthOf(rest) }, day: { date: rest.date } })
}

const whenOpen = ({ day, hours }: { day: TripDay; hours: Interval }) => ({
  from: { time: clockText(hours.from) },
  to: { time: clockText(hours.to) },
  day: { date: day.date },
})
