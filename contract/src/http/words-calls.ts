import { words } from '../words/words.ts'

/** What is said of calls that do not get through, and of writes that wait. */
export const httpCallsWords = words('http-calls', {
  offline: 'You are offline. Please try again when you are connected.',
  late: 'There is no answer. Please check your connection and try again.',
  noCopy: 'No cached data available for offline use',
  nothingSent: 'Nothing was sent. Try again when you are back online.',
  notSent: '{needs}. Nothing was sent. Try again when you are back online.',
  unauthorized: 'Unauthorized',
  loggingIn: 'You are logged out. Logging in again...',
  error: 'Error',
  tryAgain: 'Try again',
  undo: 'Undo',
  kept: 'Saved on this device',
  keptText: 'It is sent as soon as there is a connection.',
})
