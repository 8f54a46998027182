import { words } from '../words/words.ts'

export const shellPostersWords = words('shell-posters', {
  signIn: 'Oia blue domes',
  signInPlace: 'Santorini, Greece',
  premium: 'Hallgrímskirkja',
  premiumPlace: 'Reykjavík, Iceland',
})
