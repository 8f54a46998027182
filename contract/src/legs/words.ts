import { words } from '../words/words.ts'

export const legsWords = words('legs', {
  required: 'Place is required',
  noNight: 'A place needs at least one night',
  tooMany: 'A trip can have at most {most} places',
})
