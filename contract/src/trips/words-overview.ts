import { words } from '../words/words.ts'

export const tripsOverviewWords = words('trips-overview', {
  title: 'Travel overview',
  inProgress: '{count} in progress|{count} in progress',
  upcoming: '{count} upcoming|{count} upcoming',
  completed: '{count} completed|{count} completed',
  map: 'Map of your trips',
  keys: 'Arrow keys move the map, plus and minus zoom. Tab goes to the pins, and arrow keys from pin to pin.',
  failed: 'The map could not be loaded. Your trips are below.',
  pin: '{place} – {status}, opens {title}',
  trips: '{count} trip|{count} trips',
  around: '{count} trip around {place}|{count} trips around {place}',
  aroundShows: '{count} trip around {place}, shows it|{count} trips around {place}, shows them',
  close: 'Close the list',
  unplaced: 'Not on the map, as its place is unknown: {title}.',
  severalUnplaced: 'Not on the map, as their places are unknown: {titles}.',
  more: '{count} more|{count} more',
})
