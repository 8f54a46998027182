import { english } from '@sojourn/contract/words/chosen-language'
import type { Language } from '@sojourn/contract/words/words'
import { knownLanguages, readLanguages } from '../../languages/read-languages.ts'
import type { Env } from './platform/env/env.ts'

/** The languages on offer, English first. */
export const openLanguages = ({ LANGUAGES: named = knownLanguages() }: Env): Map<string, Language> =>
  new Map([[english, {}], ...readLanguages(named.filter((tag) => tag !== english))])
