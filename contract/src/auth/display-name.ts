interface Names {
  displayName: string | null
  firstName: string | null
}

/** The name of the greeting: display name, else first name, else 'Traveler'. */
export const greetingName = (user: Names | null): string =>
  user?.displayName?.trim() || user?.firstName?.trim() || 'Traveler'

export const greeting = (user: Names | null): string => `Welcome back, ${greetingName(user)}!`

export const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
