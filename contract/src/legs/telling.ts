import { type CollectionTelling, sentence } from '../sync/telling.ts'
import { legsToldWords } from './words-told.ts'

export const legsTelling: CollectionTelling = {
  waiting: ({ action, thing, fields }, tell) =>
    action === 'add'
      ? sentence(legsToldWords.waitsAdded, { thing, day: tell.day(fields['arriveDate']) })
      : null,
  told: ({ action, who, thing, values, count }, tell) =>
    action === 'added' && count === 1
      ? sentence(legsToldWords.addedFrom, { who, thing, day: tell.day(values['arriveDate']) })
      : null,
}
