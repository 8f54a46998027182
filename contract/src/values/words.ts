import { words } from '../words/words.ts'

export const valuesWords = words('values', {
  tooLong: 'Use at most {most} characters',
  amountQuestion: 'Do you mean {large} or {small}? Please type the one you mean',
})
