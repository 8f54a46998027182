import { words } from '../words/words.ts'

export const valuesWords = words('values', {
  tooLong: 'Use at most {most} characters',
  noSuchDate: 'Enter a date that exists',
  amountQuestion: 'Do you mean {large} or {small}? Please type the one you mean',
})
