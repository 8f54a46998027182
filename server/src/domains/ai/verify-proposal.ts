// What a model proposes, held against the guide and the map. Only what is found there passes for more than a proposal.
import { meaningsOf } from '@sojourn/contract/words/meaning'
import { contradictsGuide } from '@sojourn/planner/assistant/guide-contradiction'
import type { Ideas, KnownPlace } from '@sojourn/planner/assistant/known-places'
import { wayOut } from '@sojourn/planner/guide/guide-around'
import type { GuidePlace } from '@sojourn/planner/guide/guide-place'
import type { Guide } from '@sojourn/planner/guide/load-guide'
import { simplified } from '@sojourn/planner/guide/simplified'
import { readHours } from '@sojourn/planner/guide/week-hours'
import { isReadable } from './model-words.ts'
import type { KnownTrip } from './read-facts.ts'
import type { ProposedPlace, ReadProposal } from './read-proposal.ts'
import { type Lookups, type Spot, dayOutAt, isDestination, spotsOf } from './looked-up-spots.ts'

const mostLookups = 5
const nearKm = 60
/** What a model picks comes before what it leaves out, its first before its last. */
const liking = { first: 6, last: 3 }

/** Each place is looked for in the guide, then on the map; what nobody finds is kept as not verified. */
export async function verifyProposal(
  providers: Lookups,
  { facts, guide }: KnownTrip,
  { places }: Pick<ReadProposal, 'places'>,
  onFailure: (error: unknown) => void,
): Promise<Ideas> {
  const picks = new Map<string, { said: string | null; liking: number }>()
  const found: KnownPlace[] = []
  const unverified: ProposedPlace[] = []
  const pick = (known: GuidePlace, { reason }: ProposedPlace, liked: number): void => {
    const said = contradictsGuide(reason, known, facts) ? null : reason || null
    if (!picks.has(known.id)) picks.set(known.id, { said, liking: liked })
  }
  for (const [rank, place] of places.entries()) {
    const liked = liking.first - ((liking.first - liking.last) * rank) / places.length
    const known = placeCalled(guide, place.name)
    if (known) pick(known, place, liked)
    if (known || !place.isFit) continue
    const isOver = found.length + unverified.length >= mostLookups
    const spots = isOver ? [] : await spotsOf(providers, place.name, facts.at, onFailure)
    const dayOut = dayOutAt(guide, place.name, spots)
    const spot = spots.find(({ km }) => km <= nearKm)
    if (dayOut) pick(dayOut, place, liked)
    else if (spot && !isDestination(spot)) found.push(knownPlace(place, spot, liked))
    else if (!spot && isReadable(place.name)) unverified.push(place)
  }
  const seen = new Set<string>()
  const once = <T extends { name: string }>(list: readonly T[]): T[] =>
    list.filter(({ name }) => !seen.has(simplified(name)) && seen.add(simplified(name)))
  return {
    picks,
    places: once(found),
    unverified: once(unverified).map(({ name, kind, ...words }) => ({ name, kind, said: saidOf(words) })),
  }
}

const leastWords = 2
/** 'The Louvre' and 'Louvre Museum' are one. */
const coreOf = (name: string): string =>
  simplified(name).replace(/ (?:the|museum|gallery|national|of|and)(?= )/g, '')

/** By its whole name, or by a part of it that means no other. */
function placeCalled(guide: Guide | null, name: string): GuidePlace | undefined {
  const [whole, core] = [simplified(name), coreOf(name)]
  const places = guide?.places ?? []
  const exact = places.find((place) => simplified(place.name) === whole)
  if (exact) return exact
  const isTelling = whole.trim().split(' ').length >= leastWords
  const meant = places.filter(
    (place) =>
      (core.trim() !== '' && coreOf(place.name) === core) ||
      (isTelling && simplified(place.name).includes(whole)),
  )
  return meant.length === 1 ? meant[0] : undefined
}

/** 'A port with a tiled market. Fried cuttlefish.' */
function saidOf({ about, reason }: Pick<ProposedPlace, 'about' | 'reason'>): string | null {
  const sentences = [about, reason].filter(Boolean).map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
  return sentences.join(' ') || null
}

const outsideKm = 8

const sightVisit = { minutes: 75, hours: readHours('daily 10-17') }
const townVisit = { minutes: 240, hours: null, setting: 'outdoor' } as const

/** Nothing but name and spot were looked up: hours are the safest guess, and the tip says so. */
function knownPlace(proposed: ProposedPlace, spot: Spot, liked: number): KnownPlace {
  const { name, kind } = proposed
  const { latitude, longitude, isTown, km } = spot
  const isDayOut = isTown && km > outsideKm
  return {
    id: `found/${simplified(name).trim().replaceAll(' ', '-')}`,
    name,
    kind: isDayOut ? 'day trip' : kind === 'day trip' ? 'sight' : kind,
    latitude,
    longitude,
    setting: 'both',
    ...(isDayOut ? townVisit : sightVisit),
    cost: 0,
    best: 'any',
    interests: [],
    access: 'partial',
    worth: 3,
    icon: false,
    book: false,
    about: '',
    tip: meaningsOf('ai-days')('checkModel'),
    season: null,
    children: false,
    quarter: null,
    way: isDayOut ? wayOut(km) : null,
    source: 'model',
    verified: true,
    checked: ['place'],
    reason: meaningsOf('ai-reasons')('found'),
    said: saidOf(proposed),
    liking: liked,
  }
}
