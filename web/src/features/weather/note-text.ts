import type { Figures } from '@sojourn/contract/units/figures'
import { weatherNotesWords } from '@sojourn/contract/weather/words-notes'
import type { Saying } from '@sojourn/contract/words/meaning'
import { tell } from '@sojourn/contract/words/tell'

/** What a reading is: 'forecast', 'typical for mid-April'. */
export const noteText = (note: Saying, figures: Figures): string =>
  tell(note, { 'weather-notes': weatherNotesWords }, figures)
