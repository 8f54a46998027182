import { words } from '../words/words.ts'

/** Why the server makes or adds nothing. */
export const aiRefusalsWords = words('ai-refusals', {
  busy: 'Another generation of yours is under way. Wait for it, or cancel it.',
  unknownItems: 'These suggestions are no longer there. Generate them again.',
})
