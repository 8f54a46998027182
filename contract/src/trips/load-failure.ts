/** What the 'Loading Issue' screen says (C-030, C-088). */
export const loadFailureText = (message: string): string =>
  message.includes('Unauthorized')
    ? 'Authentication issue - please refresh the page.'
    : 'There was an issue loading your trip. Please refresh the page.'

/** Stands below it where a refresh brings nothing; the same words whether the trip exists or not (S-22). */
export const notLetIn =
  'This trip may be private, or it is gone. To be let in, sign in with the account that was invited, or ask the person who sent you the link.'
