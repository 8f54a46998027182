import { ideasToldWords } from '@sojourn/contract/ideas/words-told'
import type { TripSteps } from '@sojourn/contract/sync/steps'
import { type Sentence, sentence, type Telling } from '@sojourn/contract/sync/telling'
import { syncWaitingWords } from '@sojourn/contract/sync/words-waiting'
import type { Write } from '../../sync/overlay/write.ts'

/** Several writes that are one for people: an idea that gets a day, an activity that loses it, new dates. */
export function stepsSentence({ data, side }: Write, tell: Telling): Sentence {
  const { steps, dates } = data as TripSteps
  const thing = side.thing || syncWaitingWords.entry
  if (dates) return sentence(syncWaitingWords.changeDates, { thing })
  const added = steps.filter(({ action }) => action === 'add')
  const [first] = added
  if (added.length !== 1 || first?.action !== 'add')
    return sentence(syncWaitingWords.changeSeveral, { count: steps.length })
  return first.collection === 'ideas'
    ? sentence(ideasToldWords.waitsBack, { thing })
    : sentence(ideasToldWords.waitsOnDay, { thing, day: tell.day(first.fields['date']) })
}
