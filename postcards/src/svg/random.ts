/** FNV-1a over UTF-16 units. */
export function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  return value >>> 0
}

/** A repeatable stream: the same seed always gives the same picture. */
export interface RandomStream {
  (): number
  between(low: number, high: number): number
  integer(low: number, high: number): number
  pick<T>(choices: readonly T[]): T
}

export function randomFrom(seed: number): RandomStream {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    integer: (low: number, high: number) => Math.floor(low + (high - low + 1) * next()),
    pick: <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T,
  })
}
