import { authAccountWords } from '../auth/words-account.ts'
import { authErrorsWords } from '../auth/words-errors.ts'
import { authGoneWords } from '../auth/words-gone.ts'
import { authMailsWords } from '../auth/words-mails.ts'
import { authMissingWords } from '../auth/words-missing.ts'
import { authRefusalsWords } from '../auth/words-refusals.ts'
import { authWords } from '../auth/words.ts'
import { packingCategoriesWords } from '../packing/words-categories.ts'
import { packingWords } from '../packing/words.ts'
import { languageWords } from './language.ts'
import type { Texts } from './words.ts'

/** Every catalogue by its name; a line each, so that two who add one do not meet. */
export const catalogues: Readonly<Record<string, Texts>> = {
  auth: authWords,
  'auth-account': authAccountWords,
  'auth-errors': authErrorsWords,
  'auth-gone': authGoneWords,
  'auth-mails': authMailsWords,
  'auth-missing': authMissingWords,
  'auth-refusals': authRefusalsWords,
  language: languageWords,
  packing: packingWords,
  'packing-categories': packingCategoriesWords,
}
