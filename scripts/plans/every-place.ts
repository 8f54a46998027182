// Nothing good stands in a guide in vain: each place can be in a plan of somebody, on some day.
import type { PlainDate } from '../../contract/src/values/plain-date.ts'
import { toldDays } from '../../planner/src/assistant/told-samples.ts'
import type { GuidePlace } from '../../planner/src/guide/guide-place.ts'
import { type Guide, loadGuide } from '../../planner/src/guide/load-guide.ts'
import type { GuideId } from '../../planner/src/guide/towns.ts'
import { factsOf, plainWishes } from './trips.ts'

const worthSeeing = 3
const farMinutes = 90

/** A week in the middle of its season, or in June. */
function startIn({ season }: GuidePlace): PlainDate {
  const [first, last] = season ?? [6, 6]
  const month = ((first - 1 + (((last - first + 12) % 12) >> 1)) % 12) + 1
  return `2027-${String(month).padStart(2, '0')}-09`
}

/** The guide with this place alone, and what is one compound with it. */
const onlyWith = (guide: Guide, place: GuidePlace): Guide => {
  const whole = guide.compounds?.find((names) => names.includes(place.name)) ?? [place.name]
  return { ...guide, places: guide.places.filter(({ name }) => whole.includes(name)) }
}

const company = [
  { pace: 'moderate', children: null },
  { pace: 'moderate', children: 1 },
  { pace: 'intensive', children: null },
] as const

const isPlanned = (guide: Guide, place: GuidePlace): boolean =>
  company.some(({ pace, children }) => {
    const facts = { ...factsOf(guide.destination, startIn(place), 7), adults: 2, children }
    const days = toldDays(facts, onlyWith(guide, place), { ...plainWishes(facts), pace })
    return days.some(({ activities }) => activities.some(({ title }) => title === place.name))
  })

/** What is worth it and in reach and yet in no plan; tables are chosen by what is near them. */
export async function neverPlanned(ids: readonly GuideId[]): Promise<string[]> {
  const never: string[] = []
  for (const id of ids) {
    const guide = await loadGuide(id)
    for (const place of guide.places) {
      const isInReach = place.icon || (place.way?.minutes ?? 0) <= farMinutes
      if (place.worth < worthSeeing || place.kind === 'food' || !isInReach) continue
      if (!isPlanned(guide, place)) never.push(`${place.name} (${id}) is in no plan`)
    }
  }
  return never
}
