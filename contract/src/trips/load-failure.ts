import { tripsWords } from './words.ts'

/** What the 'Loading Issue' screen says (C-030, C-088). */
export const loadFailureText = (message: string): string =>
  message.includes('Unauthorized') ? tripsWords.issueSession : tripsWords.issueText
