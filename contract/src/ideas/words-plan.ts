import { words } from '../words/words.ts'

/** What "Plan my ideas" proposes, and why something stays an idea. */
export const ideasPlanWords = words('ideas-plan', {
  planMine: 'Plan my ideas',
  working: 'Looking for room',
  fit: '{fit} of {count} idea fits|{fit} of {count} ideas fit',
  noneFits: 'No idea fits',
  firstWanted: 'Most wanted first. Bookings and what you planned stay where they are.',
  failed: 'The ideas could not be planned',
  failedText: 'Nothing was changed. Try again.',
  fits: 'What fits',
  stay: 'Stay ideas',
  putAnyway: 'Put on a day anyway…',
  putAnywaySpoken: 'Put on a day anyway: {title}',
  notNow: 'Not now',
  again: 'Try again',
  add: 'Add {count} to the plan|Add {count} to the plan',
  added: 'On your plan',
  addedText: '{count} idea has a day|{count} ideas have a day',
  thing: '{count} idea|{count} ideas',
  notAdded: 'The ideas could not be put on their days',
  when: '{day}, {time}',

  noDays: 'No day of the trip is left to plan.',
  placeUnknown: 'Nobody has said where it is.',
  tooFar: 'It is {distance} from {place}.',
  closed: 'It is closed on every day that you are in {place}.',
  noRoom: 'There is no free time on the days in {place}.',
  tooLong: 'It takes {needed} with the way there and back. The longest free time is {longest}, on {day}.',
  shutWhenFree: 'It is open {from} to {to} on {day}, and there is no room then.',
  full: 'What is wanted more comes first. The longest time left is {longest}, on {day}.',
  allFull: 'What is wanted more fills the days.',
})
