import { stepsOf } from './svg/path-data.ts'

/** A drawing for the size of a thumbnail: what would be smaller than a pixel or two there is left out. */

/** Of 400 units; a map's pin shows them on 40 pixels. */
const leastWidth = 6
const leastLength = 18

const isSeen = (width: number, height: number): boolean =>
  Math.min(width, height) >= leastWidth && Math.max(width, height) >= leastLength

const numberOf = (attributes: string, name: string): number =>
  Number(new RegExp(`(?:^| )${name}="([\\d.]+)"`).exec(attributes)?.[1] ?? 0)

/** Width and height of the points that a path leads through, and of its arcs. */
export function extentOf(data: string): [width: number, height: number] {
  const xs: number[] = []
  const ys: number[] = []
  for (const { kind, numbers, to } of stepsOf(data)) {
    xs.push(to[0])
    ys.push(to[1])
    // Both ends of a dome stand on one line.
    if (kind === 'A') ys.push(to[1] - (numbers[1] ?? 0))
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
