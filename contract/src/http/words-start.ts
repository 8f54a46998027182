import { words } from '../words/words.ts'

/** What the app's page says by itself, without the app. It stands there in English; the server puts other words in. */
export const httpStartWords = words('http-start', {
  failed: "We're having trouble loading the app",
  failedNote: 'Check your connection and try again. What you saved is safe.',
  again: 'Try Again',
  noScript: 'Sojourn needs JavaScript to plan your trips. Please turn it on and reload the page.',
})
