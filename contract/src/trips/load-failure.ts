/** What the 'Loading Issue' screen says (C-030, C-088). */
export function loadFailureText(message: string): string {
  if (message.includes('Unauthorized')) return 'Authentication issue - please refresh the page.'
  // A refresh brings back neither a deleted trip nor an invitation.
  if (message.startsWith('404'))
    return 'There is no such trip, or you are not on it. Its owner can invite you.'
  return 'There was an issue loading your trip. Please refresh the page.'
}
