import { type CollectionTelling, sentence } from '../sync/telling.ts'
import { dayNotesToldWords } from './words-told.ts'

export const dayNotesTelling: CollectionTelling = {
  waiting: ({ action, thing }) => {
    if (action === 'add') return sentence(dayNotesToldWords.waitsAdded, { thing })
    return sentence(action === 'change' ? dayNotesToldWords.waitsChanged : dayNotesToldWords.waitsRemoved, {
      thing,
    })
  },
  told: ({ action, who, thing, values, count }, tell) => {
    const day = count === 1 ? tell.day(values['date']) : ''
    if (action === 'added')
      return day
        ? sentence(dayNotesToldWords.notedFor, { who, thing, day })
        : sentence(dayNotesToldWords.noted, { who, thing })
    return action === 'changed' ? sentence(dayNotesToldWords.changed, { who, thing }) : null
  },
}
