import { words } from '../words/words.ts'

/** What the server refuses with wherever it is not the word of one part of the product. */
export const errorsWords = words('errors', {
  notSignedIn: 'Unauthorized: Please log in to continue',
  tripNotFound: 'Trip not found',
  notFound: 'Not found',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'The server is busy. Please try again in a moment.',
  foreignOrigin: 'This request came from another site and was refused.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  otherOwner: 'This change was made by somebody else who was signed in here.',
  keyReused: 'This Idempotency-Key was already used for a different request.',
  changedMeanwhile: 'Somebody else changed this in the meantime.',
  upgradeRequired: 'Live updates come over a WebSocket; a plain request gets none.',
  invalid: 'Please check the marked fields.',
  idTaken: 'This id is already in use. Please try again.',
  ownerOnly: 'Only the owner of the trip can do this.',
  languageUnknown: 'This language is not on offer.',
  tooManyRows: 'A trip can hold at most 10,000 entries of this kind.',
  tooManyEntries: 'A request can hold at most 10,000 entries in a list.',
  accountFull:
    'Your account is full. Deleting trips makes room again 30 days later; please contact support if you need more.',
  tripDiscarded: 'The trip it belongs to was discarded.',
  callerGone: 'The caller is gone.',
  tooLarge: 'A request may hold at most {size} KB',
  notJson: 'Send the request as application/json',
  cutOff: 'The request was cut off',
  invalidJson: 'The request is not valid JSON',
  tooDeep: 'The request is nested too deeply',
  keyForm: 'Use 16 to 64 letters, digits or hyphens as the Idempotency-Key',
  badSignature: 'The signature is not right.',
  noReport: 'This is no report about a payment.',
})
