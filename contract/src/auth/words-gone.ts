import { words } from '../words/words.ts'

/** What somebody reads who was here before and finds the sign-in screen in place of their trips. */
export const authGoneWords = words('auth-gone', {
  ended:
    'Your session has ended, so your trips are no longer on this device. They come back when you sign in with a connection. Changes that were not sent yet are still here for you.',
  idle: 'You have not been online here for {days} days, so your trips are no longer on this device. They come back when you sign in with a connection. Changes that were not sent yet are still here for you.',
  old: 'It has been {days} days since you signed in here, so your trips are no longer on this device. They come back when you sign in with a connection. Changes that were not sent yet are still here for you.',
})
