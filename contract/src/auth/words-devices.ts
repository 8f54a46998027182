import { words } from '../words/words.ts'

/** Where an account is signed in, and how to end it from afar. */
export const authDevicesWords = words('auth-devices', {
  title: 'Your devices',
  text: 'Where your account is signed in. A device that you do not know: log it out, then change your password.',
  both: '{browser} on {system}',
  unknown: 'A device that does not say what it is',
  thisOne: 'This device',
  since: 'Signed in {date}',
  lastUsed: 'Signed in {date}, last used {seen}',
  logOut: 'Log out',
  logOutOf: 'Log out {device}',
  loggedOut: 'Device Logged Out',
  loggedOutText: '{device} has to sign in again.',
  alreadyOut: 'That device was logged out already.',
  elsewhere: 'Log Out Elsewhere',
  elsewhereDone: 'Logged Out Elsewhere',
  elsewhereText: 'This is the only device on which you are signed in now.',
  failed: 'Log Out Failed',
  failedText: 'The device is still logged in. Please try again.',
  loadFailed: 'Your devices could not be loaded',
  loadFailedText: 'Please try again.',
  needs: 'The list of your devices',
})
