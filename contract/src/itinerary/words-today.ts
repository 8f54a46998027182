import { words } from '../words/words.ts'

export const itineraryTodayWords = words('itinerary-today', {
  directions: 'Directions',
  showOnMap: 'Show on map',
  skipTo: 'Skip to {title}',
  tryAgain: 'Try again',
  laterDay: '{date}: <b>{title}</b>',
  laterDayAt: '{date}, {time}: <b>{title}</b>',

  leaveAt: 'Leave at',
  leaveNow: 'Leave now',
  minutesLate: '{minutes} min late',
  now: 'now',
  inDuration: 'in {duration}',
  arrivesEarly: '{time}, {minutes} min early',
  youAreHere: 'you are here by the plan',
  howToGet: 'How to get there',
  estimate: 'estimate',
  distanceEstimate: '{distance}, estimate',

  closedToday: 'Closed today',
  closedTodayWhy: 'Closed today: {why}',
  openUntil: 'Open until {time}',
  opensAt: 'Opens at {time}',
  closedFrom: 'Closed from {time}',

  copyNote: 'Copy the note',
  copied: 'Copied',
  error: 'Error',
  notCopied: 'It could not be copied: select the text.',

  lookBack: '{count} day in {place}|{count} days in {place}',
  closeLookBack: 'Close the look back',
  days: '{count} day|{count} days',
  betweenStops: 'between {count} stop|between {count} stops',
  spentPerDay: 'spent per day',
  spentByDay: 'Spent by day',
})
