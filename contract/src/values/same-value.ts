const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether two values of a row say the same, also where one is a list or has parts: the database orders their keys anew. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (!isHolder(a) || !isHolder(b)) return a === b
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameValue(a[name], b[name]))
  )
}
