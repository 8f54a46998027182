import { type CollectionTelling, type Sentence, sentence, type ToldEntry } from '../sync/telling.ts'
import { itineraryToldWords } from './words-told.ts'

export const itineraryTelling: CollectionTelling = {
  waiting: ({ action, thing, fields }, tell) => {
    if (action === 'add')
      return sentence(itineraryToldWords.waitsAdded, { thing, day: tell.day(fields['date']) })
    // A day in a new order is about all that it names.
    if ('ids' in fields) return sentence(itineraryToldWords.waitsOrder, { day: tell.day(fields['date']) })
    const isMove = action === 'change' && Object.keys(fields).length === 1 && fields['time']
    return isMove ? sentence(itineraryToldWords.waitsMoved, { thing, time: tell.time(fields['time']) }) : null
  },
  told: (entry, tell) => {
    const { action, who, thing, values, count } = entry
    const day = count === 1 ? tell.day(values['date']) : ''
    if (action === 'added')
      return day
        ? sentence(itineraryToldWords.addedTo, { who, thing, day })
        : sentence(itineraryToldWords.added, { who, thing })
    return action === 'changed' ? toldChange(entry, day) : null
  },
}

function toldChange({ fields: changed, who, thing, count }: ToldEntry, day: string): Sentence | null {
  const fields = new Set(changed)
  if (fields.delete('order') && fields.size === 0) return sentence(itineraryToldWords.moved, { who, thing })
  if (fields.size > 1) return null
  if (fields.has('date'))
    return day
      ? sentence(itineraryToldWords.movedTo, { who, thing, day })
      : sentence(itineraryToldWords.moved, { who, thing })
  return fields.has('title') && count === 1 ? sentence(itineraryToldWords.renamed, { who, thing }) : null
}
