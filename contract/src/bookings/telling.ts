import { type CollectionTelling, sentence } from '../sync/telling.ts'
import { say } from '../words/say.ts'
import { bookingsToldWords } from './words-told.ts'

export const bookingsTelling: CollectionTelling = {
  waiting: ({ action, thing }) => {
    if (action === 'add') return sentence(bookingsToldWords.waitsAdded, { thing })
    return sentence(action === 'change' ? bookingsToldWords.waitsChanged : bookingsToldWords.waitsRemoved, {
      thing,
    })
  },
  told: ({ action, who, thing: name, fields, values, count }, tell) => {
    const thing = count > 1 ? say(bookingsToldWords.bookings, { count }) : name
    const day = count === 1 ? tell.day(values['fromDate']) : ''
    if (action === 'added')
      return day
        ? sentence(bookingsToldWords.addedOn, { who, thing, day })
        : sentence(bookingsToldWords.added, { who, thing })
    if (action === 'removed') return sentence(bookingsToldWords.removed, { who, thing })
    if (fields.includes('status') && values['status'] === 'cancelled')
      return sentence(bookingsToldWords.cancelled, { who, thing })
    return fields.includes('fromDate') && day ? sentence(bookingsToldWords.moved, { who, thing, day }) : null
  },
}
