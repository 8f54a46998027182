import { words } from '../words/words.ts'

export const tripsTodayWords = words('trips-today', {
  nextStop: 'Next stop',
  today: 'Today',
  anyTime: 'Any time today',
  nothingMore: 'Nothing more today',
  lastDay: 'It is the last day. Have a good way home.',
  freeDays: 'The days to come are free.',
  nothingPlanned: 'Nothing is planned yet',
  planHint: 'The plan is empty: open it and add the first stop.',
  failed: 'Today’s plan could not be loaded.',
  loading: 'Looking up what comes next…',
  tonight: 'Tonight · night {number} of {of}',
  wayTo: 'The way to {name}',
  weather: 'Today’s weather',
  noWeather: 'Nobody can say what the weather is like there.',
  sunset: 'Sunset {time}',
  alwaysLight: 'The sun does not set today',
  alwaysDark: 'The sun does not rise today',
})
