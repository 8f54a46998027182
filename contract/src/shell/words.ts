import { words } from '../words/words.ts'

export const shellWords = words('shell', {
  main: 'Main',
  locked: '{item}, locked',
  packLeft: 'Pack, {count} item left|Pack, {count} items left',
  tripsFailed: 'Your trips could not be loaded. Check your connection and try again.',
  noTrips: 'No trips found',
  noTripsText: 'Create your first trip to access planning features.',

  notifications: 'Notifications',
  notificationsNew: 'Notifications, {unread} new',
  unreadNew: '{unread} new',
  ownNotListed: 'Your own changes are not listed.',
  markAllRead: 'Mark all as read',

  notFound: '404 Page Not Found',
  notFoundText: 'There is no page at this address. It may have moved, or the address has a slip in it.',
  backToDashboard: 'Back to Dashboard',

  connection: 'Connection',
  noAnswer: 'No answer yet.',
  offline: 'You are offline.',
  asOf: 'As of {time}.',
  restArrives: 'The rest arrives with the connection.',
  savedHere: '{count} change is saved on this device.|{count} changes are saved on this device.',
  signIn: 'Sign In',
  signInToSave: 'Sign in to save {count} change.|Sign in to save {count} changes.',
  loggedOut: 'You are logged out.',
  signInToCarryOn: 'Sign in to carry on where you were.',

  shortcuts: 'Keyboard shortcuts',
  shortcutsOn: 'Shortcuts of one letter',

  mapAndMore: 'Map and more',
  atAGlance: 'At a glance',
  loadingDestination: 'Loading the destination…',
  loadingMap: 'Loading the map…',
  unlockAi: 'Unlock AI Pro Features',
  dayAnd: 'Day {day} · {date}',
})
