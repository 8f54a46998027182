import { words } from '../words/words.ts'

export const shellPartsWords = words('shell-parts', {
  keepsYours: '{save} keeps yours',
  keepsValue: '{save} keeps your {value}',
  takeTheirs: 'Take {name}’s',
  takeValue: 'Take {value}',
  stillHere: 'What you typed is still here',
  addAgain: 'Add it again',
  justNow: '{name}<when>, just now</when>',
  putAside: '{count} idea put aside|{count} ideas put aside',
  bringBack: 'Bring back',
  waiting: 'Waiting',
  suggestedPlaces: 'Suggested places',
  placesFound: '{count} place found|{count} places found',
  lastsUntil: '{item} lasts until {time}',
})
