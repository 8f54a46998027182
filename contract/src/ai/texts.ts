/** Messages of the AI helpers. */
export const aiText = {
  itineraryFailed: {
    title: 'Generation Failed',
    description: 'Unable to generate itinerary. Please try again.',
  },
  plannerFailed: {
    title: 'Connection Issue',
    description: 'Unable to generate personalized itinerary. Please check your connection and try again.',
  },
  recommendationsFailed: {
    title: 'Generation Failed',
    description: 'Unable to generate recommendations. Please try again.',
  },
  addSuggestionFailed: 'Failed to add suggestion to itinerary. Please try again.',
  addRecommendationFailed: 'Failed to add recommendation to trip plan.',
  addEventFailed: 'Failed to add event to trip plan.',
  noSuggestions: 'Unable to generate AI suggestions for this destination at the moment.',
  busy: 'Another generation of yours is under way. Wait for it, or cancel it.',
  noPlaces:
    'Our guide does not know the places here yet, so there is nothing to suggest. This was not counted.',
  fromDevice: 'Made on this device without a connection. It was not counted.',
  modelFailed: 'The AI model did not answer well, so this comes from the Sojourn guide.',
  modelLimit: 'The AI model was asked as often as is allowed in a day, so this comes from the Sojourn guide.',
  unknownItems: 'These suggestions are no longer there. Generate them again.',
} as const

/** Where a place has no guide of its own. */
export const withoutGuide = {
  title: (destination: string): string => `Our guide does not know ${destination} yet`,
  text: 'It has no places, opening hours or prices here, and would rather say so than invent them. Nothing was planned, and nothing was counted.',
  nearest: (name: string, distance: string): string =>
    `The nearest place it knows is ${name}, ${distance} away.`,
  offer: (name: string, distance: string): string => `${name} is ${distance} away: plan with its guide`,
  ownIdeas: 'Add your own ideas',
  failed: 'The nearest guide could not be looked for',
  failedText: 'Nothing is lost. Try again, or reload the page.',
  offline: 'Looking for the nearest guide needs a connection.',
}

/** Of what was made with a guide that was offered. */
export const nearbyGuideText = (name: string, destination: string): string =>
  `From the guide of ${name}, as ${destination} has none: the days begin and end in ${name}.`

/** What there is to say of a result, in one line. */
export const noticeOf = (...notices: (string | null)[]): string | null =>
  notices.filter((notice) => notice !== null).join(' ') || null

/** The last date, which is not counted as a day; shown where it is known how one leaves. */
export const departureTitle = 'Day of departure'
export const isDeparture = ({ theme }: { theme: string }): boolean => theme.startsWith(departureTitle)

export const addedText = (count: number): string =>
  count === 1 ? '1 activity is in your itinerary.' : `${count} activities are in your itinerary.`

/** The loader's steps: one every two seconds, a quarter further each (C-130). */
const loaderSteps = [
  'Reading your trip',
  'Choosing places',
  'Checking opening hours',
  'Putting the days together',
]
export const loaderStepMs = 2000
export const loaderStep = (elapsedMs: number): { text: string; percent: number } => {
  const step = Math.floor(elapsedMs / loaderStepMs) % loaderSteps.length
  return { text: loaderSteps[step] ?? '', percent: (step + 1) * 25 }
}

/** Where a suggestion comes from, as the screen says it. */
export const sourceLabels = { guide: 'Sojourn guide', model: 'AI model', lookup: 'Map service' } as const
export type Source = keyof typeof sourceLabels
export const notVerified = 'not verified'

/** What of a suggestion was looked up: its place on the map, its hours, its price. */
export const checkable = ['place', 'hours', 'cost'] as const
export type LookedUp = (typeof checkable)[number]
const uncheckedText = { hours: 'Hours not checked', cost: 'Price not checked' }
/** What was not looked up of a suggestion, in words; nothing where all was. */
export function notCheckedText(checked: readonly LookedUp[]): string | null {
  if (!checked.includes('place')) return notVerified
  const [one, ...others] = (['hours', 'cost'] as const).filter((field) => !checked.includes(field))
  if (one === undefined) return null
  return others.length > 0 ? notChecked : uncheckedText[one]
}
export const notChecked = 'Hours and price not checked'
/** Above a model's own words, which are never facts. */
export const inModelsWords = 'In the AI model’s words'
