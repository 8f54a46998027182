import { words } from '../words/words.ts'

export const weatherWords = words('weather', {
  title: 'Local weather',
  looking: 'Looking at the sky…',
  unavailable: 'Weather data unavailable',
  retry: 'Retry',
  placeRequired: 'Name a place',
  unknownPlace: 'We do not know a place called “{name}”',

  enableLocation: 'Enable location access for weather',
  here: 'Where you are',
  fallbackPlace: 'Lisbon, Portugal',
  blocked: 'Location is blocked',
  blockedText: 'Allow it for this site in the settings of the browser, then press again.',
  notFound: 'Location not found',
  notFoundText: 'The device did not say where it is. Try again in a moment.',

  typicalHigh: 'Typical high',
  now: 'Now',
  skyAndLow: '{sky} · Low {degrees}',
  humidity: 'Humidity',
  wind: 'Wind',
  rainChance: 'Chance of rain',
  snowChance: 'Chance of snow',
  rainOfDay: 'Rain chance {percent}%, {note}',
  snowOfDay: 'Snow chance {percent}%, {note}',
  percent: '{percent}%',

  wear: 'What to wear',
  rainLayer: 'Rain layer',
  windproof: 'Windproof shell',
  breathable: 'Breathable fabrics',
  layers: 'Dress in layers',

  notForecast: '{note}, not a forecast',
  asOf: 'As of {time}',
  forecast: 'Forecast',
})
