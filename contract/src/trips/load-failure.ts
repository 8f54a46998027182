/** What the 'Loading Issue' screen says (spec A §8, C-030, C-088). */
export const loadFailureText = (message: string): string =>
  message.includes('Unauthorized')
    ? 'Authentication issue - please refresh the page.'
    : 'There was an issue loading your trip. Please refresh the page.'
