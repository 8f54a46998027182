import { aiInterestsWords } from '@sojourn/contract/ai/words-interests'
import { aiKindsWords } from '@sojourn/contract/ai/words-kinds'
import { aiPlacesWords } from '@sojourn/contract/ai/words-places'
import { aiReasonsWords } from '@sojourn/contract/ai/words-reasons'
import { type Told, tellAll } from '@sojourn/contract/words/tell-all'
import { useMemo } from 'react'
import { useFigures } from '../../session/units.ts'

const catalogues = {
  'ai-interests': aiInterestsWords,
  'ai-kinds': aiKindsWords,
  'ai-places': aiPlacesWords,
  'ai-reasons': aiReasonsWords,
}

/** What was generated, in the reader's language and units. */
export function useTold<T>(results: T): Told<T> {
  const figures = useFigures()
  return useMemo(() => tellAll(results, catalogues, figures), [results, figures])
}
