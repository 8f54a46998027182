import type { Stage } from '../stage.ts'
import type { Hex } from '../svg/colour.ts'
import { circle, path, px, stroke, times } from '../svg/shapes.ts'

/** A row of firs; `wobble` is how far a foot may stand from `y`. */
export function conifers(
  stage: Stage,
  y: number,
  count: number,
  size: number,
  colour: Hex,
  wobble = 10,
  from = 0,
  to = stage.width,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = from + ((i + stage.random()) / count) * (to - from)
    const foot = y + stage.random.between(-wobble, wobble)
    const h = size * stage.random.between(0.7, 1.25)
    const w = h * 0.26
    d += `M${px(x)},${px(foot - h)}L${px(x + w * 0.6)},${px(foot - h * 0.58)}L${px(x + w * 0.32)},${px(foot - h * 0.6)}L${px(x + w)},${px(foot - h * 0.08)}L${px(x - w)},${px(foot - h * 0.08)}L${px(x - w * 0.32)},${px(foot - h * 0.6)}L${px(x - w * 0.6)},${px(foot - h * 0.58)}Z`
  }
  return path(d, colour)
}

interface PalmColours {
  trunk: Hex
  leaf: Hex
  shade: Hex
}

/** Tip and bend of each frond, for a palm 100 high. */
const fronds = [
  [-46, 10, -26, -26],
  [-38, -14, -20, -32],
  [-14, -36, -14, -30],
  [20, -34, 8, -34],
  [42, -12, 22, -32],
  [48, 12, 28, -24],
  [-28, 26, -24, -6],
  [30, 26, 24, -6],
] as const

export function palm(x: number, y: number, h: number, lean: number, colours: PalmColours): string {
  const { trunk, leaf, shade } = colours
  const topX = x + lean
  const topY = y - h
  const s = h / 100
  const frond = (parity: number) =>
    fronds
      .filter((_, i) => i % 2 === parity)
      .map(
        ([dx, dy, qx, qy]) =>
          `M${px(topX)},${px(topY)}Q${px(topX + qx * s)},${px(topY + qy * s)} ${px(topX + dx * s)},${px(topY + dy * s)}Q${px(topX + qx * 0.7 * s)},${px(topY + (qy * 0.36 + 4) * s)} ${px(topX)},${px(topY + 4 * s)}Z`,
      )
      .join('')
  const w = 3.4 * s
  return (
    path(
      `M${px(x - w)},${px(y)}Q${px(x + lean * 0.15 - w * 0.6)},${px(y - h * 0.55)} ${px(topX - w * 0.45)},${px(topY)}L${px(topX + w * 0.45)},${px(topY)}Q${px(x + lean * 0.15 + w)},${px(y - h * 0.5)} ${px(x + w)},${px(y)}Z`,
      trunk,
    ) +
    path(frond(0), shade) +
    path(frond(1), leaf) +
    circle(topX - 2 * s, topY + 4 * s, 2.6 * s, trunk) +
    circle(topX + 3 * s, topY + 4 * s, 2.4 * s, trunk)
  )
}

export function cypress(x: number, y: number, h: number, colour: Hex, shade: Hex): string {
  const right = `M${px(x)},${px(y - h)}C${px(x + h * 0.13)},${px(y - h * 0.7)} ${px(x + h * 0.15)},${px(y - h * 0.2)} ${px(x + h * 0.06)},${px(y)}`
  return (
    path(
      `${right}L${px(x - h * 0.06)},${px(y)}C${px(x - h * 0.15)},${px(y - h * 0.2)} ${px(x - h * 0.13)},${px(y - h * 0.7)} ${px(x)},${px(y - h)}Z`,
      colour,
    ) +
    path(
      `${right}L${px(x + h * 0.01)},${px(y)}Q${px(x + h * 0.05)},${px(y - h * 0.5)} ${px(x)},${px(y - h)}Z`,
      shade,
    )
  )
}

export const umbrellaPine = (x: number, y: number, h: number, trunk: Hex, colour: Hex, shade: Hex): string =>
  stroke(
    `M${px(x)},${px(y)}Q${px(x + h * 0.04)},${px(y - h * 0.5)} ${px(x)},${px(y - h * 0.74)}M${px(x)},${px(y - h * 0.6)}L${px(x - h * 0.2)},${px(y - h * 0.8)}M${px(x)},${px(y - h * 0.62)}L${px(x + h * 0.22)},${px(y - h * 0.8)}`,
    trunk,
    h * 0.045,
  ) +
  path(
    `M${px(x - h * 0.46)},${px(y - h * 0.78)}Q${px(x - h * 0.4)},${px(y - h * 0.98)} ${px(x - h * 0.12)},${px(y - h * 0.98)}Q${px(x)},${px(y - h * 1.06)} ${px(x + h * 0.16)},${px(y - h * 0.98)}Q${px(x + h * 0.42)},${px(y - h * 0.98)} ${px(x + h * 0.46)},${px(y - h * 0.78)}Z`,
    colour,
  ) +
  path(
    `M${px(x - h * 0.46)},${px(y - h * 0.78)}Q${px(x)},${px(y - h * 0.9)} ${px(x + h * 0.46)},${px(y - h * 0.78)}Z`,
    shade,
  )

export const acacia = (x: number, y: number, h: number, wood: Hex, crown: Hex): string =>
  stroke(
    `M${px(x)},${px(y)}Q${px(x + h * 0.06)},${px(y - h * 0.3)} ${px(x - h * 0.02)},${px(y - h * 0.52)}M${px(x)},${px(y - h * 0.4)}L${px(x - h * 0.34)},${px(y - h * 0.76)}M${px(x)},${px(y - h * 0.44)}L${px(x + h * 0.36)},${px(y - h * 0.74)}M${px(x)},${px(y - h * 0.5)}L${px(x + h * 0.08)},${px(y - h * 0.84)}`,
    wood,
    h * 0.045,
  ) +
  path(
    `M${px(x - h * 0.66)},${px(y - h * 0.72)}Q${px(x - h * 0.56)},${px(y - h * 0.9)} ${px(x - h * 0.2)},${px(y - h * 0.86)}Q${px(x)},${px(y - h * 1.04)} ${px(x + h * 0.24)},${px(y - h * 0.88)}Q${px(x + h * 0.6)},${px(y - h * 0.9)} ${px(x + h * 0.7)},${px(y - h * 0.7)}Q${px(x + h * 0.3)},${px(y - h * 0.76)} ${px(x)},${px(y - h * 0.73)}Q${px(x - h * 0.36)},${px(y - h * 0.78)} ${px(x - h * 0.66)},${px(y - h * 0.72)}Z`,
    crown,
  )

/** Grass along the lower edge. */
export function grass(stage: Stage, colour: Hex): string {
  const { random, width, height } = stage
  const d = times(Math.ceil(150 * (width / 640)), () => {
    const x = random.between(0, width)
    const h = random.between(10, 30)
    const bend = random.between(-6, 6)
    return `M${px(x)},${height}q${px(bend * 0.3)},${px(-h * 0.6)} ${px(bend)},${px(-h)}`
  })
  return stroke(d, colour, 1.6, 0.9)
}
