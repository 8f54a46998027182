import { words } from '../words/words.ts'

/** What the server says when it refuses. */
export const authRefusalsWords = words('auth-refusals', {
  nameRequired: 'Name is required',
  emailInvalid: 'Enter a valid email address',
  passwordCommon: 'This password is on every list of common passwords. Please choose another.',
  passwordPersonal: 'Please choose a password without your name, your email address or “{product}” in it.',
  resetLink: 'This link has expired or was already used. Please ask for a new one.',
  confirmationLink: 'This link has expired or belongs to another account.',
  noMails: 'This server sends no mails.',
  signInAgain:
    'To delete your account, please log out and sign in once more, and then do it within 15 minutes.',
  accountExists: 'An account with this email already exists.',
  signUpClosed: 'Nobody can sign up on this server at the moment.',
  signUpInvited: 'This server is by invitation. Open the link of your invitation to create an account.',
  locked: 'This account is locked. Please write to whoever runs this server.',
  wrongSignIn: 'The email or the password is not right.',
  noPassword: 'This account signs in with Google or Apple and has no password.',
  wrongPassword: 'The current password is not right.',
  typeEmail: 'Type your email address to confirm.',
  needsHttps:
    'Signing in needs https. For a home network without it, start the server with INSECURE_HTTP=true.',
  codeMissing: 'Type the code',
  wrongCode: 'This code is not right, or it was used before.',
  wrongPasskey: 'This passkey is not known here, or it took too long. Please try again.',
  passkeyKnown: 'This passkey is in use already.',
  tooManyPasskeys: 'An account can have at most 20 passkeys.',
  passkeyIsNeeded: 'This passkey is your second step. Turn the second step off, or add another one, first.',
  secondStepLate: 'This sign-in took too long. Please type your password once more.',
  secondStepOn: 'The second step is on already.',
  secondStepIncomplete: 'Check a code of your app, or add a passkey, and keep your recovery codes first.',
  proofNeeded: 'Please show once more that it is you.',
  proofBySecondStep: 'Your account asks for its second step here, not for the password.',
  copyUnderWay: 'Your copy is being sent already. Please wait until it is complete.',
})
