import { type CollectionTelling, sentence } from '../sync/telling.ts'
import { ideasToldWords } from './words-told.ts'

export const ideasTelling: CollectionTelling = {
  waiting: ({ action, thing, fields }) => {
    if (action === 'add') return sentence(ideasToldWords.waitsAdded, { thing })
    if (action === 'remove') return sentence(ideasToldWords.waitsRemoved, { thing })
    if (!('vote' in fields)) return sentence(ideasToldWords.waitsChanged, { thing })
    if (fields['vote'] === null) return sentence(ideasToldWords.waitsVoteTaken, { thing })
    return sentence(fields['vote'] === 'up' ? ideasToldWords.waitsFor : ideasToldWords.waitsAgainst, {
      thing,
    })
  },
  told: ({ action, who, thing, fields, count }) => {
    // The usual words do for several.
    if (count > 1) return null
    if (action === 'added') return sentence(ideasToldWords.added, { who, thing })
    if (action === 'removed') return sentence(ideasToldWords.removed, { who, thing })
    return fields.length === 1 && fields[0] === 'votes'
      ? sentence(ideasToldWords.voted, { who, thing })
      : null
  },
}
