import { words } from '../words/words.ts'

/** What waits on this device, and what others did. */
export const travellersToldWords = words('travellers-told', {
  waitsPays: 'Change who pays with <b>{thing}</b>',
  isMe: '<b>{who}</b> said "That is me" about <b>{thing}</b>',
  pays: '<b>{who}</b> changed who pays with <b>{thing}</b>',
})
