/** Only what differs, so that a save leaves alone what others change meanwhile; null when nothing does. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> | null {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name as keyof T])
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<T>) : null
}
