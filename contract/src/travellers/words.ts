import { words } from '../words/words.ts'

export const travellersWords = words('travellers', {
  nameRequired: 'A name is required',
  notYou: 'Only you can say who you are',
  youAlready: 'You have said who you are on this trip',
  taken: 'Somebody else is this person already',
  settled: 'It is too late to take this back',
  notOnTrip: 'This account is not on the trip',
  mentioned: '{name} stands in expenses or transfers: change those first',
})
