// Why the sign-in screen opens by itself is known to the page before it. The flag lasts for that one page load.
import { dropStored, inTab, readStored, store } from '../browser/stored.ts'

const sessionEndedKey = 'session_ended'

export const setSessionEnded = (): void => store(sessionEndedKey, 'true', inTab)
/** Whether the page before this one found its session ended. */
export const isSessionEnded = (): boolean => readStored(sessionEndedKey, inTab) !== null
export const clearSessionEnded = (): void => dropStored(sessionEndedKey, inTab)
