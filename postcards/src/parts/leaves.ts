import type { Stage } from '../stage.ts'
import type { Hex } from '../svg/colour.ts'
import { circle, disc, each, path, px, stroke, times } from '../svg/shapes.ts'

/** Lit, middle and shaded. */
export type Shades = readonly [Hex, Hex, Hex]

export const left = -1

export const right = 1

export type Side = typeof left | typeof right

/** A low hedge of half discs on the line `y`. */
export function bushes(
  stage: Stage,
  y: number,
  count: number,
  radius: number,
  colour: Hex,
  from = 0,
  to = stage.width,
): string {
  const d = times(count + 1, (i) => {
    const x = from + (i / count) * (to - from) + stage.random.between(-radius, radius) * 0.4
    const r = radius * stage.random.between(0.7, 1.2)
    return `M${px(x - r)},${px(y)}a${px(r)},${px(r)} 0 0 1 ${px(2 * r)},0z`
  })
  return path(d, colour)
}

const crown = [
  [0, 0, 7.4],
  [-6.2, 2, 5.4],
  [6.2, 2.2, 5.6],
  [-3, -4, 5.6],
  [3.4, -3.6, 5.4],
  [0.6, 3.8, 6],
] as const

const highlights = [
  [-4.2, -4.6, 3],
  [1.4, -5, 2.6],
  [-7.4, 0.6, 2.6],
  [4.2, 0.4, 2.4],
  [-1.4, 1, 2.8],
] as const

/** A round tree with a lit side. Its shape is defined once per colour set and used again. */
export function canopy(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  shades: Shades,
  trunk?: Hex,
): string {
  const [lit, mid, shade] = shades
  const id = stage.id(`c${[lit, mid, shade, trunk ?? '#'].map((colour) => colour.slice(1)).join('')}`)
  if (!stage.defs.some((def) => def.includes(`id="${id}"`))) {
    const wood = trunk ? stroke('M0,16V0M0,9L-5,2M0,10L5,3', trunk, 1.5) : ''
    const outer = each(crown, ([cx, cy, r]) => disc(cx, cy, r))
    const inner = each(crown, ([cx, cy, r]) => disc(cx - 1, cy - 1.2, r * 0.8))
    const bright = each(highlights, ([cx, cy, r]) => disc(cx, cy, r))
    stage.defs.push(`<g id="${id}">${wood}${path(outer, shade)}${path(inner, mid)}${path(bright, lit)}</g>`)
  }
  return `<use href="#${id}" transform="translate(${px(x)} ${px(y)}) scale(${Math.round(radius * 10) / 100})"/>`
}

/** Leaves heaped into a lower corner, with flowers on request. */
export function foliage(
  stage: Stage,
  side: Side,
  width: number,
  height: number,
  leaves: readonly Hex[],
  blooms?: readonly Hex[],
): string {
  const { random } = stage
  const fromSide = (x: number) => (side === right ? stage.width - x : x)
  let art = ''
  for (let k = 0; k < 22; k++) {
    const u = random()
    const y = stage.height + 8 - random() * height * (1 - u) ** 0.8
    const r = random.between(11, 20)
    const turn = random.integer(-60, 60)
    art += `<path transform="translate(${px(fromSide(u * width))} ${px(y)}) rotate(${turn})" d="M0,${px(r)}C${px(-r * 0.8)},${px(r * 0.2)} ${px(-r * 0.5)},${px(-r)} 0,${px(-r * 1.5)}C${px(r * 0.5)},${px(-r)} ${px(r * 0.8)},${px(r * 0.2)} 0,${px(r)}Z" fill="${leaves[k % leaves.length]}"/>`
  }
  if (!blooms) return art
  for (let k = 0; k < 14; k++) {
    const u = random()
    const y = stage.height - random() * height * (1 - u) ** 0.8
    art += circle(fromSide(u * width), y, random.between(3.6, 6.4), random.pick(blooms))
  }
  return art
}
