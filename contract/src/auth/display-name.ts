import { say } from '../words/say.ts'
import { authAccountWords } from './words-account.ts'

interface Names {
  displayName: string | null
  firstName: string | null
}

/** The name of the greeting: display name, else first name, else 'Traveler'. */
export const greetingName = (user: Names | null): string =>
  user?.displayName?.trim() || user?.firstName?.trim() || authAccountWords.traveler

export const greeting = (user: Names | null): string =>
  say(authAccountWords.greeting, { name: greetingName(user) })

export const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
