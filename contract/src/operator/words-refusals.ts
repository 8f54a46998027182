import { words } from '../words/words.ts'

/** What the server refuses with where it is about running it. */
export const operatorRefusalsWords = words('operator-refusals', {
  operatorOnly: 'Only whoever runs this server can do this.',
  code: 'This address has expired or was already used. Restarting the server prints a new one.',
  alreadyRun: 'Somebody runs this server already. They can add you: npm run admin -- add-operator EMAIL.',
  fixed: 'The environment of the server decides this: {setting}.',
  mailHost: 'Enter the name of the mail server, such as smtp.example.com',
  mailPassword: 'Enter the password again for another server or another user.',
  noMail: 'No mail server is set up.',
  mailFailed: 'The mail server did not take the mail: {reason}.',
  backupsOff: 'This server makes no backups: it uses a PostgreSQL of its own.',
  backupFailed: 'The backup could not be made: {reason}',
  notYourself: 'You cannot lock or delete your own account here.',
  notOperators: 'Somebody who runs this server cannot be locked or deleted here.',
})
