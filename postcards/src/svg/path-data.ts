/** How many numbers a command of a path takes; the last two of them are where it leads. */
const taken: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 }

export type At = readonly [x: number, y: number]

/** Where a command with these numbers leads, seen from where the pen stands. */
function nextAt(kind: string, numbers: readonly number[], [x, y]: At, isAbsolute: boolean): At {
  const last = numbers.at(-1) ?? 0
  if (kind === 'H') return [isAbsolute ? last : x + last, y]
  if (kind === 'V') return [x, isAbsolute ? last : y + last]
  const across = numbers.at(-2) ?? 0
  return isAbsolute ? [across, last] : [x + across, y + last]
}

export interface PathStep {
  /** The command as a capital. */
  kind: string
  numbers: readonly number[]
  isAbsolute: boolean
  from: At
  to: At
}

/** What the pen does, step by step; closing a shape leads back to where it began. */
export function* stepsOf(data: string): Generator<PathStep> {
  let at: At = [0, 0]
  let start = at
  for (const [, command = '', text = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toUpperCase()
    const isAbsolute = command === kind
    if (kind === 'Z') at = start
    const numbers = (text.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number)
    const step = taken[kind] ?? Infinity
    for (let n = step; n <= numbers.length; n += step) {
      const own = numbers.slice(n - step, n)
      const to = nextAt(kind, own, at, isAbsolute)
      yield { kind, numbers: own, isAbsolute, from: at, to }
      at = to
      if (kind === 'M' && n === step) start = to
    }
  }
}
