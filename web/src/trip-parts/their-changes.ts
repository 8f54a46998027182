/**
 * The fields that were typed into here and changed elsewhere meanwhile, to something else. What was typed stays; whoever
 * typed it is told.
 */
export function overtakenFields<V extends object>(
  { opened, now }: { opened: V; now: V },
  { values, changes }: { values: V; changes: Partial<V> },
): (keyof V)[] {
  return (Object.keys(changes) as (keyof V)[]).filter(
    (name) => now[name] !== opened[name] && now[name] !== values[name],
  )
}
