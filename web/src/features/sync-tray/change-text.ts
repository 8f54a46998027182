import { firstWord } from '@sojourn/contract/auth/display-name'
import { sentenceText } from '@sojourn/contract/sync/telling'
import { listed } from '@sojourn/contract/values/listed'
import { syncTrayWords } from '@sojourn/contract/sync/words-tray'
import { say } from '@sojourn/contract/words/say'
import { currentFigures } from '../../session/units.ts'
import type { DeadLetter, Entry, Write } from '../../sync/overlay/write.ts'
import { fieldName, fieldTextOf } from '../../sync/writes/field-texts.ts'
import { shownTrip } from '../../sync/cache/row-store.ts'
import { writeSentence } from './write-sentence.ts'

export const writeText = (write: Write): string => sentenceText(writeSentence(write)).trim()

/** "Lisbon · 10:36" */
export function whereAndWhen({ side: { tripId }, timestamp }: Entry): string {
  return [shownTrip(tripId ?? 0)?.title, currentFigures().moment(timestamp)].filter(Boolean).join(' · ')
}

export const isGone = ({ cause, status, method }: DeadLetter): boolean =>
  cause === 'refused' && status === 404 && method !== 'POST'

interface TwoValues {
  word: string
  mine: string
  theirs: string
}

export const twoValues = ({ theirs, data, side: { list } }: DeadLetter): TwoValues[] =>
  Object.entries(theirs?.fields ?? {}).map(([name, value]) => {
    const field = fieldTextOf(list?.collection, name)
    const text = field?.text ?? String
    const mine = (data as Record<string, unknown>)[name]
    return {
      word: field ? fieldName(field) : name,
      mine: text(mine) || syncTrayWords.nothing,
      theirs: text(value) || syncTrayWords.nothing,
    }
  })

/** "Tom's"; whoever changed it themselves, elsewhere, sees what is saved. */
export function whoseText({ theirs }: DeadLetter, field: string | null): string {
  if (!theirs?.by) return field ? say(syncTrayWords.savedOf, { field }) : syncTrayWords.saved
  const name = firstWord(theirs.by)
  return field ? say(syncTrayWords.theirsOf, { name, field }) : say(syncTrayWords.theirs, { name })
}

export const yoursText = (field: string | null): string =>
  field ? say(syncTrayWords.yoursOf, { field }) : syncTrayWords.yours

function meanwhileText(parked: DeadLetter): string {
  const who = parked.theirs?.by ? firstWord(parked.theirs.by) : syncTrayWords.somebody
  const words = twoValues(parked).map(({ word }) => word)
  return say(syncTrayWords.meanwhile, { who, fields: listed(words) })
}

/** `refusal` is what the server refused it with, told. */
export function causeOf(parked: DeadLetter, refusal: string): string {
  const { cause, parkedAt } = parked
  if (cause === 'server') return say(syncTrayWords.serverFailed, { time: currentFigures().moment(parkedAt) })
  if (isGone(parked)) return syncTrayWords.gone
  if (parked.theirs) return meanwhileText(parked)
  return refusal || syncTrayWords.refused
}
