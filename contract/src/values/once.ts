/** Makes a value when it is first asked for. What `Intl` makes costs 5 to 15 ms each: too much while a page loads. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
