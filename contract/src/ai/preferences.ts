// What the customise dialog offers and what the AI helpers are told of a traveller.

import type { ExpenseCategory } from '../expenses/categories.ts'
import { say } from '../words/say.ts'
import { aiWords } from './words.ts'
import { aiInterestsWords } from './words-interests.ts'
import { aiPreferencesWords } from './words-preferences.ts'

/** As the API names them, in every language. */
export const interestLabels = {
  history: 'History & Culture',
  food: 'Food & Cuisine',
  art: 'Art & Museums',
  nature: 'Nature & Outdoors',
  architecture: 'Architecture',
  shopping: 'Shopping',
  nightlife: 'Nightlife',
  photography: 'Photography',
  adventure: 'Adventure Sports',
  markets: 'Local Markets',
  religious: 'Religious Sites',
  music: 'Music & Entertainment',
} as const
export type InterestKey = keyof typeof interestLabels
export const interestKeys = Object.keys(interestLabels) as [InterestKey, ...InterestKey[]]
export type InterestLabel = (typeof interestLabels)[InterestKey]
export const interests = Object.values(interestLabels) as [InterestLabel, ...InterestLabel[]]

export const interestKeyOf = (label: string): InterestKey | null =>
  interestKeys.find((key) => interestLabels[key] === label) ?? null

export const paces = ['relaxed', 'moderate', 'intensive'] as const
export type Pace = (typeof paces)[number]

/** Stops a day; no upper bound is spoken of beyond seven, nine is what a day holds. */
export const paceStops: Record<Pace, { least: number; most: number }> = {
  relaxed: { least: 3, most: 4 },
  moderate: { least: 5, most: 6 },
  intensive: { least: 7, most: 9 },
}

export const paceLabel = (pace: Pace): { label: string; hint: string } =>
  ({
    relaxed: { label: aiPreferencesWords.relaxed, hint: aiPreferencesWords.relaxedHint },
    moderate: { label: aiPreferencesWords.moderate, hint: aiPreferencesWords.moderateHint },
    intensive: { label: aiPreferencesWords.intensive, hint: aiPreferencesWords.intensiveHint },
  })[pace]

/** What a plan says of its pace: places to eat come on top of its stops. */
export const paceText = (pace: Pace): string =>
  ({
    relaxed: aiPreferencesWords.relaxedPlan,
    moderate: aiPreferencesWords.moderatePlan,
    intensive: aiPreferencesWords.intensivePlan,
  })[pace]

export const groupSizes = [1, 2, 3, 4, 5] as const

export function groupLabel(size: number): { label: string; hint: string } {
  const { solo, couple, small, family, group } = aiPreferencesWords
  const hint = [solo, couple, small, family, group][size - 1] ?? ''
  return { label: size === 5 ? '5+' : String(size), hint }
}

/** '4, family' */
export function groupText(size: number): string {
  const { soloAfter, coupleAfter, smallAfter, familyAfter, groupAfter } = aiPreferencesWords
  const { label } = groupLabel(size)
  const hint = [soloAfter, coupleAfter, smallAfter, familyAfter, groupAfter][size - 1]
  return hint ? say(aiWords.groupTag, { label, hint }) : label
}

/** In the reader's language; what is no interest stays as it is. */
export function interestText(label: string): string {
  const key = interestKeyOf(label)
  return key ? aiInterestsWords[key] : label
}

export const defaultPreferences = {
  interests: [] as InterestLabel[],
  pace: 'moderate',
  groupSize: 2,
  accessibility: false,
  localExperiences: true,
} as const

export const travelStyles = ['budget', 'mid-range', 'luxury'] as const
export type TravelStyle = (typeof travelStyles)[number]

/** Fixed by the specification (C-120): what makes a recommendation personal is the trip and the history. */
export const userPreferences = {
  budget: 1500,
  interests: ['culture', 'food', 'history'],
  travelStyle: 'mid-range',
} as const

export const defaultOptimizationBudget = 1000
export const maxRecommendations = 8
export const tagsShown = 3

/** AIQ-09. */
export const priceRangeText = <Range>(range: Range): NonNullable<Range> | '$$' => range || '$$'

/** How a breakdown of the budget calls each category, in every language: the app finds its own words by it. */
export const budgetLabels: Readonly<Record<ExpenseCategory, string>> = {
  transport: 'Transport',
  accommodation: 'Accommodation',
  food: 'Food',
  activities: 'Activities',
  shopping: 'Shopping',
  other: 'Other',
}
