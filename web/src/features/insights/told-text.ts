import { aiEventsWords } from '@sojourn/contract/ai/words-events'
import { insightsToldWords } from '@sojourn/contract/insights/words-told'
import type { Figures } from '@sojourn/contract/units/figures'
import { weatherNotesWords } from '@sojourn/contract/weather/words-notes'
import type { Saying } from '@sojourn/contract/words/meaning'
import { tell } from '@sojourn/contract/words/tell'

/** What is true of a destination, and what the guide wrote of it, in which figures stand in units of its own. */
export const toldText = (saying: Saying, figures: Figures): string =>
  typeof saying === 'string'
    ? figures.written(saying)
    : tell(
        saying,
        {
          'ai-events': aiEventsWords,
          'insights-told': insightsToldWords,
          'weather-notes': weatherNotesWords,
        },
        figures,
      )
