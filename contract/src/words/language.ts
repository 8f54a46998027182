import { words } from './words.ts'

/** What each language says of itself. */
export const languageWords = words('language', {
  name: 'English',
  /** What a button says that changes to it. */
  choose: 'In English',
  /** In which dates, amounts and names are written. */
  tag: 'en-US',
  /** Lists are told without a comma before the last word, as the British do. */
  lists: 'en-GB',
  direction: 'ltr',
  /** The forms of a text with a count, in this order: '{count} item|{count} items'. */
  forms: 'one|other',
})
