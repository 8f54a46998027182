import { type CollectionTelling, sentence } from '../sync/telling.ts'
import { transfersToldWords } from './words-told.ts'

export const transfersTelling: CollectionTelling = {
  waiting: ({ action, thing, fields }, tell) => {
    if (action === 'add') return sentence(transfersToldWords.waitsAdded, { amount: tell.money(fields) })
    return action === 'remove' ? sentence(transfersToldWords.waitsRemoved, { thing }) : null
  },
  told: ({ action, who, thing, values, count }, tell) => {
    if (action === 'changed') return null
    const amount = (count === 1 && tell.money(values)) || thing
    return action === 'added'
      ? sentence(transfersToldWords.marked, { who, amount })
      : sentence(transfersToldWords.takenBack, { who, amount })
  },
}
