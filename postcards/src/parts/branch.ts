import type { Stage } from '../stage.ts'
import type { Hex } from '../svg/colour.ts'
import { circle, each, group, px, stroke, times } from '../svg/shapes.ts'
import { type Side, right } from './leaves.ts'

const twigs = 'M0,-6Q70,24 150,22M60,12Q92,46 120,62M104,22Q140,46 176,50'

const tips = [
  [40, 6],
  [64, 16],
  [88, 34],
  [104, 24],
  [120, 60],
  [132, 24],
  [150, 20],
  [150, 42],
  [176, 50],
  [96, 52],
  [22, 2],
  [78, 10],
  [166, 30],
  [118, 40],
] as const

/** A branch that hangs into an upper corner: blossom discs, or leaves. */
export function branch(
  stage: Stage,
  side: Side,
  colours: readonly Hex[],
  wood: Hex,
  kind: 'blossom' | 'leaves' = 'blossom',
): string {
  const { random } = stage
  const petal = (tipX: number, tipY: number) => {
    const x = tipX + random.between(-14, 14)
    const y = tipY + random.between(-12, 12)
    const r = random.between(4, 8)
    if (kind === 'blossom') return circle(x, y, r, random.pick(colours), 0.95)
    return `<path transform="translate(${px(x)} ${px(y)}) rotate(${random.integer(0, 180)})" d="M-9,0Q0,-6 9,0Q0,6 -9,0Z" fill="${random.pick(colours)}"/>`
  }
  const art = stroke(twigs, wood, 4) + each(tips, ([x, y]) => times(4, () => petal(x, y)))
  return group(
    art,
    side === right ? stage.width : 0,
    0,
    stage.width < 460 ? 1 : 1.25,
    side === right ? -1 : 1,
  )
}
