import { words } from '../words/words.ts'

/** What waits on this device, and what others did. */
export const ideasToldWords = words('ideas-told', {
  waitsAdded: 'Add idea <b>{thing}</b>',
  waitsChanged: 'Change idea <b>{thing}</b>',
  waitsRemoved: 'Delete idea <b>{thing}</b>',
  waitsFor: 'Vote for <b>{thing}</b>',
  waitsAgainst: 'Vote against <b>{thing}</b>',
  waitsVoteTaken: 'Take back the vote on <b>{thing}</b>',
  waitsOnDay: 'Put <b>{thing}</b> on {day}',
  waitsBack: 'Move <b>{thing}</b> back to the ideas',
  added: '<b>{who}</b> added the idea <b>{thing}</b>',
  removed: '<b>{who}</b> deleted the idea <b>{thing}</b>',
  voted: '<b>{who}</b> voted on <b>{thing}</b>',
})
