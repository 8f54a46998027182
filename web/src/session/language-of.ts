import type { Saying } from '@sojourn/contract/words/meaning'

/** What is no meaning is a text of the guide's, whose data are English whatever the reader reads. */
export const languageOf = (saying: Saying | null | undefined): 'en' | undefined =>
  typeof saying === 'string' ? 'en' : undefined
