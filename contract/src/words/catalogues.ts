import { packingCategoriesWords } from '../packing/words-categories.ts'
import { packingWords } from '../packing/words.ts'
import { languageWords } from './language.ts'
import type { Texts } from './words.ts'

/** Every catalogue by its name; a line each, so that two who add one do not meet. */
export const catalogues: Readonly<Record<string, Texts>> = {
  language: languageWords,
  packing: packingWords,
  'packing-categories': packingCategoriesWords,
}
