const leavers = new Set<() => void>()

/** Calls back when whoever is here leaves, or the page ends: what was read for them is to be forgotten. */
export const whenLeaving = (forget: () => void): void => void leavers.add(forget)

export function leaveSession(): void {
  for (const forget of leavers) forget()
}
