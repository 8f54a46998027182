import { words } from '../words/words.ts'

export const itineraryMovesWords = words('itinerary-moves', {
  up: 'Move up',
  down: 'Move down',
  toDayEntry: 'Move to day…',
  backToIdeas: 'Back to ideas',
  makeBooking: 'Make it a booking',
  openInMaps: 'Open in maps',
  orderedByTime: 'ordered by time',
  at: 'at {time}',

  toDay: 'Move to day',
  move: 'Move',
  day: 'Day',
  oneDayOnly: 'This trip has one day only.',
  keepsTime: 'It keeps its time, {time}.',
  free: 'free',

  startsAt: 'Starts at {time}',
  movesTo: 'Moves to {time}',
  keeps: 'Keeps {time}',
  comesLast: 'Comes last that day',
  timedFirst: 'Activities with a time come before those without',
  noRoom: 'It lasts too long to be over before the next one begins',
  refused: '{title} cannot move there. {why}',
  moved: '{title} is now number {number} of {total} on {day}',
  movedAt: '{title} is now number {number} of {total} on {day}, at {time}',
  isFirst: '{title} is the first of its day',
  isLast: '{title} is the last of its day',
  noEarlierDay: 'The trip has no earlier day for {title}',
  noLaterDay: 'The trip has no later day for {title}',
  timeChanged: 'Time changed',
  nowStartsAt: '{title} starts at {time}.',
  undo: 'Undo',

  optimise: 'Optimize this day',
  close: 'Close',
  cancel: 'Cancel',
  takeOrder: 'Use this order',
  looking: 'Looking for a shorter order…',
  isShortest:
    'This day is already in its shortest order. Timed activities stay where their times put them; only those without a time, and with a place on the map, can change places.',
  shorter:
    '<b>{saved} shorter</b>, about {duration} less on the way: {after} instead of {before} in a straight line from stop to stop.',
  stays: 'stays',
  optimised: 'Day optimized',
  optimisedText: '{day} is in its shortest order.',
})
