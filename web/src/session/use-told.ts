import { type Told, tellAll } from '@sojourn/contract/words/tell-all'
import type { LoadedCatalogues } from '@sojourn/contract/words/tell'
import { useMemo } from 'react'
import { useFigures } from './units.ts'

/** What is meant in a result, in the reader's language and units; `texts`: the catalogues that it may speak from. */
export function useTold<T>(result: T, texts: LoadedCatalogues): Told<T> {
  const figures = useFigures()
  return useMemo(() => tellAll(result, texts, figures), [result, texts, figures])
}
