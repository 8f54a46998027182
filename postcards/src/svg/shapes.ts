import type { Hex } from './colour.ts'

/** A length as SVG text: one decimal is finer than any screen at these sizes. */
export const px = (value: number): string => String(Math.round(value * 10) / 10)

const opacityOf = (opacity: number | undefined): string =>
  opacity === undefined ? '' : ` opacity="${opacity}"`

export const path = (d: string, fill: Hex, opacity?: number, more = ''): string =>
  `<path d="${d}" fill="${fill}"${opacityOf(opacity)}${more}/>`

export const stroke = (d: string, colour: Hex, width: number, opacity?: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(opacity)}${more}/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Hex,
  radius?: number,
  opacity?: number,
): string =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}${opacityOf(opacity)}/>`

export const circle = (x: number, y: number, radius: number, fill: Hex, opacity?: number): string =>
  `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="${fill}"${opacityOf(opacity)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Hex, opacity?: number): string =>
  `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}" fill="${fill}"${opacityOf(opacity)}/>`

/** `points` alternates x and y. */
export function polygon(points: readonly number[], fill: Hex, opacity?: number): string {
  let d = ''
  for (let i = 0; i + 1 < points.length; i += 2) {
    d += `${i ? 'L' : 'M'}${px(points[i] as number)},${px(points[i + 1] as number)}`
  }
  return path(`${d}Z`, fill, opacity)
}

/** A disc as a sub-path, for many discs in one element. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${px(x - radius)},${px(y)}a${px(radius)},${px(radius)} 0 1 0 ${px(2 * radius)},0a${px(radius)},${px(radius)} 0 1 0 ${px(-2 * radius)},0`

const thousandths = (value: number): number => Math.round(value * 1000) / 1000

/** Moves and scales; `flip` of -1 mirrors left and right. */
export function group(inner: string, x = 0, y = 0, scale = 1, flip: 1 | -1 = 1): string {
  const scaling =
    scale !== 1 || flip !== 1 ? ` scale(${thousandths(scale * flip)} ${thousandths(scale)})` : ''
  return `<g transform="translate(${px(x)} ${px(y)})${scaling}">${inner}</g>`
}

export type PaperPoint = readonly [x: number, y: number]

/** An open line through the points, rounded at every one. */
export function smooth(points: readonly PaperPoint[]): string {
  const [first, ...rest] = points as [PaperPoint, ...PaperPoint[]]
  let d = `M${px(first[0])},${px(first[1])}`
  rest.slice(0, -1).forEach(([x, y], i) => {
    const next = rest[i + 1] as PaperPoint
    d += `Q${px(x)},${px(y)} ${px((x + next[0]) / 2)},${px((y + next[1]) / 2)}`
  })
  const last = points[points.length - 1] as PaperPoint
  return `${d}L${px(last[0])},${px(last[1])}`
}

export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('')

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
