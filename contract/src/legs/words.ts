import { words } from '../words/words.ts'

export const legsWords = words('legs', {
  title: 'Places',
  placeNumber: 'Place {number}',
  addAnother: 'Add another place',
  nights: '{count} night|{count} nights',
  fewerNights: 'Fewer nights in {place}',
  moreNights: 'More nights in {place}',
  move: 'Move {place}',
  moveHint: 'Space lifts, arrows move, Esc puts back',
  movedTo: '{place} is now number {number} of {total}',
  remove: 'Remove {place}',
  wayThere: 'On the way there',
  fewerWay: 'Arrive a day earlier',
  moreWay: 'Arrive a day later',
  allPlaced: 'Every night has a place',
  noPlaceOn: '{day} has no place',
  noPlaceFrom: '{from} to {to} have no place',
  stayOn: 'Stay on in {place}',
  tooMany: 'A trip can have at most {most} places',
  beyond:
    'The places take {count} night more than the trip has|The places take {count} nights more than the trip has',
  change: 'Change places',
  save: 'Save places',
  saving: 'Saving...',
  saved: 'Places saved',
  onTheWay: 'On the way',
  travelDay: 'Travel day',
  routeSpoken: 'Route: ',

  required: 'Place is required',
  noNight: 'A place needs at least one night',
})
