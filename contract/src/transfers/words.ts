import { words } from '../words/words.ts'

export const transfersWords = words('transfers', {
  sameParty: 'A transfer goes from one person to another',
})
