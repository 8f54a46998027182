import { words } from '../words/words.ts'

export const ideasFormWords = words('ideas-form', {
  titleRequired: 'Say what the idea is',
  lengthWrong: 'Enter a length between 1 minute and 7 days',
  linkWrong: 'Use a link that begins with http:// or https://',
  costNegative: 'The cost cannot be negative',
  costTooLarge: 'The cost is too large',
  bothCoordinates: 'Give latitude and longitude together',
  tooMany: 'A trip can hold at most {most} ideas.',
})
