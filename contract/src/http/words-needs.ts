import { words } from '../words/words.ts'

/** What a call that is of no use later is about: '{what} needs a connection' (C-049). */
export const httpNeedsWords = words('http-needs', {
  signIn: 'Signing in',
  signUp: 'Signing up',
  newPassword: 'A new password',
  anotherMail: 'Another mail',
  logOutEverywhere: 'Logging out everywhere',
  logOutDevice: 'Logging out a device',
  factors: 'Changing how you sign in',
  deleteAccount: 'Deleting an account',
  invite: 'Inviting',
  revoke: 'Taking an invitation back',
  join: 'Joining a trip',
  decline: 'Declining an invitation',
  members: 'Changing who is on a trip',
  shareLink: 'The share link',
  payment: 'Payment',
  plan: 'Changing the plan',
  duplicate: 'Duplicating a trip',
  template: 'Changing your templates',
  import: 'Bringing a trip from a file',
  server: 'Running the server',
})
