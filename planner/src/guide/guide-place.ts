import type { Saying } from '@sojourn/contract/words/meaning'
import type { InterestKey } from '@sojourn/contract/ai/preferences'
import type { WeekHours } from './week-hours.ts'

export const guideKinds = [
  'sight',
  'museum',
  'quarter',
  'park',
  'viewpoint',
  'market',
  'food',
  'evening',
  'religious',
  'beach',
  'nature',
  'family',
  'day trip',
] as const
export type GuideKind = (typeof guideKinds)[number]

type Setting = 'indoor' | 'outdoor' | 'both'
export type BestTime = 'morning' | 'afternoon' | 'evening' | 'night' | 'any'
/** How a wheelchair gets on: everywhere, in part, or hardly. */
type Access = 'full' | 'partial' | 'poor'

export type ClosingState = 'open' | 'closed' | 'short'
export type ClosingStates = Readonly<Record<string, ClosingState>>

/** Days of any year, as '03-22', over New Year too. */
export interface Peak {
  what: string
  from: string
  to: string
}

/** What is known of one real place. */
export interface GuidePlace {
  /** Destination and name, such as `lisbon/belem-tower`. */
  id: string
  name: string
  kind: GuideKind
  latitude: number
  longitude: number
  /** A usual visit. */
  minutes: number
  /** About what an adult pays, in US dollars: one currency for all, converted with the trip's rates; 0 is free. */
  cost: number
  hours: WeekHours
  setting: Setting
  best: BestTime
  interests: readonly InterestKey[]
  access: Access
  /** 5 is why people come, 1 is for those who stay longer. */
  worth: number
  /** One would be ashamed to have missed it. */
  icon: boolean
  /** Better booked ahead. */
  book: boolean
  /** What it is, in one sentence. */
  about: string
  /** What to know before going, in one sentence. */
  tip: Saying
  /** First and last month in which it is worth it; null all year round. */
  season: readonly [first: number, last: number] | null
  /** Children like it. */
  children: boolean
  /** The part of the town it is in; null where that is not known. */
  quarter: string | null
  /** Where it is, when that is not the destination. */
  town?: string
  /** Day trips only: how to get there, how long one way takes, and what an adult pays there and back, in US dollars. */
  way: { text: Saying; minutes: number; fare: number } | null
  /** What it does on great closing days, by their key, where that is not what its kind does. */
  closing?: ClosingStates
  /** When it is at its best, and for what: 'cherry blossom'. */
  peaks?: readonly Peak[]
}

interface Extras {
  season?: readonly [first: number, last: number]
  children?: true
  /** The town it is in, where that is another. */
  town?: string
  /** `fare` where the usual one for such a way would be far off. */
  way?: { text: string; minutes: number; fare?: number }
}

/** One line of a destination's table. `hours` is read by `readHours`; `interests` are keys with spaces between. */
export type PlaceLine = readonly [
  name: string,
  kind: GuideKind,
  latitude: number,
  longitude: number,
  minutes: number,
  cost: number,
  hours: string,
  setting: Setting,
  best: BestTime,
  interests: string,
  access: Access,
  worth: 1 | 2 | 3 | 4 | 5,
  booking: 'book' | 'walk in',
  about: string,
  tip: string,
  extras?: Extras,
]
