import type { Stage } from '../stage.ts'
import { type Hex, mix } from '../svg/colour.ts'
import { circle, each, group, path, px, rect, stroke } from '../svg/shapes.ts'

const lanterns = [
  [-16, -84],
  [16, -84],
  [0, -90],
] as const

export function lamp(stage: Stage, x: number, y: number, scale: number, colour: Hex): string {
  const glass = stage.lampsOn ? '#ffe2a0' : mix(colour, '#ffffff', 0.75)
  const lantern = (a: number, b: number) =>
    (stage.lampsOn ? circle(a, b - 8, 12, '#ffd98a', 0.28) : '') +
    path(`M${a - 4},${b}L${a - 6},${b - 13}H${a + 6}L${a + 4},${b}Z`, glass) +
    path(`M${a - 7},${b - 13}L${a},${b - 20}L${a + 7},${b - 13}Z`, colour)
  return group(
    stroke('M0,0V-86M-16,-78H16M-16,-78V-84M16,-78V-84', colour, 3) +
      path('M-6,0H6L3,-12H-3Z', colour) +
      each(lanterns, ([a, b]) => lantern(a, b)),
    x,
    y,
    scale,
  )
}

/** A cast-iron railing across the whole width, solid below. */
export function railing(stage: Stage, y: number, h: number, colour: Hex): string {
  const { width } = stage
  let bars = ''
  for (let x = 4; x < width; x += 13) bars += `M${x},${px(y)}v${px(h)}`
  let rings = ''
  for (let x = 10.5; x < width; x += 26) {
    rings += `M${px(x - 4.6)},${px(y + h * 0.42)}a4.6,4.6 0 1 0 9.2,0a4.6,4.6 0 1 0 -9.2,0`
  }
  return (
    stroke(bars, colour, 2.2) +
    stroke(rings, colour, 1.8) +
    rect(0, y - 3, width, 6, colour) +
    rect(0, y + h * 0.2, width, 2, colour) +
    rect(0, y + h - 4, width, stage.height, colour)
  )
}
