const leavers = new Set<() => void>()

/** Calls back when whoever is here leaves, or the page ends: what was read for them is to be forgotten. Answers how to end it. */
export function whenLeaving(forget: () => void): () => void {
  leavers.add(forget)
  return () => void leavers.delete(forget)
}

export function leaveSession(): void {
  for (const forget of leavers) forget()
}
