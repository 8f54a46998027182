import { type CollectionTelling, sentence } from '../sync/telling.ts'
import { travellersToldWords } from './words-told.ts'

export const travellersTelling: CollectionTelling = {
  waiting: ({ action, thing, fields }) =>
    action === 'change' && 'household' in fields ? sentence(travellersToldWords.waitsPays, { thing }) : null,
  told: ({ action, who, thing, fields, values, count }) => {
    if (count > 1) return null
    if (action === 'changed' && fields.includes('userId'))
      return sentence(travellersToldWords.isMe, { who, thing })
    const isOfMember = action === 'added' && Boolean(values['userId'])
    return isOfMember || fields.includes('household')
      ? sentence(travellersToldWords.pays, { who, thing })
      : null
  },
}
