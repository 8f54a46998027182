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
  copyUnderWay: 'Your copy is being sent already. Please wait until it is complete.',
})
