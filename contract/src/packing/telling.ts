import { type CollectionTelling, sentence } from '../sync/telling.ts'
import { say } from '../words/say.ts'
import { packingToldWords } from './words-told.ts'

export const packingTelling: CollectionTelling = {
  waiting: ({ action, thing, fields }) => {
    if (action === 'add') return sentence(packingToldWords.waitsAdded, { thing })
    const isTick = action === 'change' && Object.keys(fields).length === 1 && 'packed' in fields
    if (!isTick) return null
    return sentence(fields['packed'] ? packingToldWords.waitsPacked : packingToldWords.waitsUnpacked, {
      thing,
    })
  },
  told: ({ action, who, thing: name, fields, values, count }) => {
    const thing = count > 1 ? say(packingToldWords.items, { count }) : name
    if (action === 'added') return sentence(packingToldWords.added, { who, thing })
    if (action === 'removed') return sentence(packingToldWords.removed, { who, thing })
    if (fields.includes('packed'))
      return sentence(values['packed'] ? packingToldWords.packed : packingToldWords.unpacked, { who, thing })
    return count === 1 ? null : sentence(packingToldWords.changed, { who, thing })
  },
}
