// What the customise dialog offers and what the AI helpers are told of a traveller.

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
export const paceStops: Record<Pace, { label: string; hint: string; least: number; most: number }> = {
  relaxed: { label: 'Relaxed', hint: '3-4 activities per day', least: 3, most: 4 },
  moderate: { label: 'Moderate', hint: '5-6 activities per day', least: 5, most: 6 },
  intensive: { label: 'Intensive', hint: '7+ activities per day', least: 7, most: 9 },
}

/** What a plan says of its pace: places to eat come on top of its stops. */
export const paceText = (pace: Pace): string =>
  `${paceStops[pace].label.toLowerCase()} pace, ${paceStops[pace].hint} and meals`

export const groupSizes = [
  { size: 1, label: '1', hint: 'Solo' },
  { size: 2, label: '2', hint: 'Couple' },
  { size: 3, label: '3', hint: 'Small group' },
  { size: 4, label: '4', hint: 'Family' },
  { size: 5, label: '5+', hint: 'Group' },
] as const

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
/** AIQ-10: a list is read again from the server after this long. */
export const suggestionsFreshMs = 5 * 60 * 1000

/** AIQ-09. */
export const priceRangeText = <Range>(range: Range): NonNullable<Range> | '$$' => range || '$$'
