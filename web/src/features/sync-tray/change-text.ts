import { firstWord } from '@sojourn/contract/auth/display-name'
import { sentenceText } from '@sojourn/contract/sync/telling'
import { listed } from '@sojourn/contract/values/listed'
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

const emptyText = 'nothing'

export const twoValues = ({ theirs, data, side: { list } }: DeadLetter): TwoValues[] =>
  Object.entries(theirs?.fields ?? {}).map(([name, value]) => {
    const field = fieldTextOf(list?.collection, name)
    const text = field?.text ?? String
    const mine = (data as Record<string, unknown>)[name]
    return {
      word: field ? fieldName(field) : name,
      mine: text(mine) || emptyText,
      theirs: text(value) || emptyText,
    }
  })

/** "Tom's"; whoever changed it themselves, elsewhere, sees what is saved. */
export const whoseText = ({ theirs }: DeadLetter): string =>
  theirs?.by ? `${firstWord(theirs.by)}’s` : 'Saved'

function meanwhileText(parked: DeadLetter): string {
  const who = parked.theirs?.by ? firstWord(parked.theirs.by) : 'Somebody'
  const words = twoValues(parked).map(({ word }) => word)
  return `${who} changed the ${listed(words)} in the meantime.`
}

export function causeOf(parked: DeadLetter): string {
  const { cause, reason, parkedAt } = parked
  if (cause === 'server')
    return `The server failed three times, last at ${currentFigures().moment(parkedAt)}.`
  if (isGone(parked)) return 'Somebody deleted it in the meantime.'
  if (parked.theirs) return meanwhileText(parked)
  return reason || 'The server did not take it.'
}
