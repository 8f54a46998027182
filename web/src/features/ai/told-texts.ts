import { aiDaysWords } from '@sojourn/contract/ai/words-days'
import { aiInterestsWords } from '@sojourn/contract/ai/words-interests'
import { aiItineraryWords } from '@sojourn/contract/ai/words-itinerary'
import { aiKindsWords } from '@sojourn/contract/ai/words-kinds'
import { aiNoticesWords } from '@sojourn/contract/ai/words-notices'
import { aiPackingWords } from '@sojourn/contract/ai/words-packing'
import { aiPlacesWords } from '@sojourn/contract/ai/words-places'
import { aiReasonsWords } from '@sojourn/contract/ai/words-reasons'
import { aiSavingsWords } from '@sojourn/contract/ai/words-savings'
import { type Told, tellAll } from '@sojourn/contract/words/tell-all'
import { currentFigures } from '../../session/units.ts'

// What each kind of result may say, so that a screen loads no more.
export const noticeTexts = { 'ai-notices': aiNoticesWords }

export const placeTexts = {
  'ai-interests': aiInterestsWords,
  'ai-kinds': aiKindsWords,
  'ai-places': aiPlacesWords,
  'ai-reasons': aiReasonsWords,
}

export const recommendationTexts = { ...placeTexts, ...noticeTexts }

export const planTexts = {
  ...recommendationTexts,
  'ai-days': aiDaysWords,
  'ai-itinerary': aiItineraryWords,
  'ai-packing': aiPackingWords,
  'ai-savings': aiSavingsWords,
}

/** Of plans, for what is said once and not drawn. */
export const tellNow = <T>(results: T): Told<T> => tellAll(results, planTexts, currentFigures())
