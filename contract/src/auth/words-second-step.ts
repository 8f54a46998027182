import { words } from '../words/words.ts'

/** The second step of a sign-in, and the same asked for before what cannot be undone. */
export const authSecondStepWords = words('auth-second-step', {
  title: 'One more step',
  byApp: 'Type the six digits of your authenticator app.',
  byPasskey: 'Your account asks for a passkey, too.',
  byRecovery: 'Type one of your recovery codes. It works once.',
  code: 'Six digits',
  recoveryCode: 'Recovery code',
  goOn: 'Continue',
  checking: 'Checking...',
  passkeyInstead: 'Use a passkey',
  appInstead: 'Use the app',
  recoveryInstead: 'Use a recovery code',
  startOver: 'Back to sign in',
  lost: 'Phone and recovery codes lost? Whoever runs this server can turn the second step off.',
  failed: 'Not Signed In',
  tryAgain: 'Please try again.',

  proofTitle: 'Is it you?',
  proofText: 'What follows cannot be undone, or decides who gets in. So show once more who you are.',
  proofByPassword: 'Type your password.',
  password: 'Password',
  proofBySignIn: 'Log out and sign in once more, then do it within ten minutes.',
  loadFailed: 'This could not be loaded',

  noPasskeysHere: 'This browser offers no passkeys at this address: they need https and a name.',
  passkeyCancelled: 'No passkey was used. You can try again.',
  passkeyThere: 'This device has a passkey of your account already.',
})
