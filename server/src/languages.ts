import { english } from '@sojourn/contract/words/chosen-language'
import type { Language } from '@sojourn/contract/words/words'
import { offeredLanguages, readLanguages } from '../../languages/read-languages.ts'
import type { Env } from './platform/env/env.ts'

/** The languages on offer, English first. */
export const openLanguages = ({ LANGUAGES: named = offeredLanguages() }: Env): Map<string, Language> =>
  new Map([[english, {}], ...readLanguages(named.filter((tag) => tag !== english))])
