/** A drawing for the size of a thumbnail: what would be smaller than a pixel or two there is left out. */

/** Of 400 units; a map's pin shows them on 40 pixels. */
const leastWidth = 6
const leastLength = 18

const isSeen = (width: number, height: number): boolean =>
  Math.min(width, height) >= leastWidth && Math.max(width, height) >= leastLength

const numberOf = (attributes: string, name: string): number =>
  Number(new RegExp(`(?:^| )${name}="([\\d.]+)"`).exec(attributes)?.[1] ?? 0)

/** How many numbers a command of a path takes; the last two of them are where it leads. */
const taken: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 }

type At = readonly [x: number, y: number]

/** Where a command with these numbers leads, seen from where the pen stands. */
function nextAt(kind: string, numbers: readonly number[], [x, y]: At, isAbsolute: boolean): At {
  const last = numbers.at(-1) ?? 0
  if (kind === 'H') return [isAbsolute ? last : x + last, y]
  if (kind === 'V') return [x, isAbsolute ? last : y + last]
  const across = numbers.at(-2) ?? 0
  return isAbsolute ? [across, last] : [x + across, y + last]
}

/** Width and height of the points that a path leads through, and of its arcs. */
export function extentOf(data: string): [width: number, height: number] {
  let at: At = [0, 0]
  const xs: number[] = []
  const ys: number[] = []
  for (const [, command = '', text = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toUpperCase()
    const numbers = (text.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number)
    const step = taken[kind] ?? Infinity
    for (let n = step; n <= numbers.length; n += step) {
      const own = numbers.slice(n - step, n)
      at = nextAt(kind, own, at, command === kind)
      xs.push(at[0])
      ys.push(at[1])
      // Both ends of a dome stand on one line.
      if (kind === 'A') ys.push(at[1] - (own[1] ?? 0))
    }
  }
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
}

const keepsShape = (name: string, attributes: string): boolean => {
  if (name === 'rect') return isSeen(numberOf(attributes, 'width'), numberOf(attributes, 'height'))
  if (name === 'circle') return isSeen(2 * numberOf(attributes, 'r'), 2 * numberOf(attributes, 'r'))
  if (name === 'ellipse') return isSeen(2 * numberOf(attributes, 'rx'), 2 * numberOf(attributes, 'ry'))
  return isSeen(...extentOf(/(?:^| )d="([^"]*)"/.exec(attributes)?.[1] ?? ''))
}

/** Parts drawn in a `<clipPath>` or `<g id>` are used by name, so only what stands by itself is judged. */
export function coarse(svg: string): string {
  const withoutGrain = svg.replaceAll(/<pattern .*?<\/pattern>|<rect [^>]*fill="url\(#psp\)"[^>]*\/>/g, '')
  const thinned = withoutGrain.replaceAll(
    /<(rect|circle|ellipse|path) ([^>]*)\/>/g,
    (whole, name: string, attributes: string) => (keepsShape(name, attributes) ? whole : ''),
  )
  return thinned.replaceAll(/<g(?: transform="[^"]*")?><\/g>/g, '')
}
