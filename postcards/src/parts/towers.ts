import type { Stage } from '../stage.ts'
import { type Hex, mix } from '../svg/colour.ts'
import { path, px } from '../svg/shapes.ts'

interface TowerRow {
  foot: number
  scale: number
  low: number
  high: number
  colour: Hex
  shade: Hex
  from?: number
  to?: number
  gap?: number
  /** The share of windows that show. */
  windows: number
}

/** Set-back, gable, mast, slope, or (two times in six) a flat top. */
const roofs: readonly ((x: number, top: number, w: number, h: number) => string)[] = [
  (x, top, w, h) => `M${px(x + w * 0.2)},${px(top + 1)}v${px(-h * 0.16)}h${px(w * 0.6)}v${px(h * 0.16)}z`,
  (x, top, w, h) =>
    `M${px(x)},${px(top + 1)}l${px(w * 0.5)},${px(-h * 0.14)}l${px(w * 0.5)},${px(h * 0.14)}z`,
  (x, top, w, h) => `M${px(x + w * 0.46)},${px(top)}v${px(-h * 0.24)}h${px(w * 0.08)}v${px(h * 0.24)}z`,
  (x, top, w, h) => `M${px(x)},${px(top + 1)}l${px(w)},${px(-h * 0.16)}v${px(h * 0.16)}z`,
]

interface Tower {
  x: number
  w: number
  h: number
}

/** The sub-paths of the windows that shine and of those that stay dark; the rest do not show. */
function windowsOf(
  stage: Stage,
  { foot, scale: s, windows }: TowerRow,
  { x, w, h }: Tower,
): [string, string] {
  let lit = ''
  let dim = ''
  for (let y = foot - h + 8 * s; y < foot - 6; y += 8.5 * s) {
    for (let left = x + 4 * s; left < x + w - 4 * s; left += 6.6 * s) {
      const chance = stage.random()
      const pane = `M${px(left)},${px(y)}h${px(2.7 * s)}v${px(4 * s)}h${px(-2.7 * s)}z`
      if (chance < windows) lit += pane
      else if (chance > 0.7) dim += pane
    }
  }
  return [lit, dim]
}

/** A row of office towers in one colour. */
export function towers(stage: Stage, row: TowerRow): string {
  const { random, lampsOn } = stage
  const { foot, scale, low, high, colour, shade, gap = 5 } = row
  const end = row.to ?? stage.width + 10
  let bodies = ''
  let shaded = ''
  let lit = ''
  let dim = ''
  for (let x = row.from ?? -10; x < end;) {
    const w = scale * random.between(18, 40)
    const h = random.between(low, high)
    const roof = roofs[random.integer(0, 5)]
    bodies += `M${px(x)},${px(foot + 2)}v${px(-h)}h${px(w)}v${px(h)}z${roof?.(x, foot - h, w, h) ?? ''}`
    shaded += `M${px(x + w * 0.62)},${px(foot + 2)}v${px(-h)}h${px(w * 0.38)}v${px(h)}z`
    const panes = windowsOf(stage, row, { x, w, h })
    lit += panes[0]
    dim += panes[1]
    x += w + scale * random.between(0, gap)
  }
  const litColour = lampsOn ? '#ffdf94' : mix('#ffffff', colour, 0.2)
  return (
    path(bodies, colour) +
    path(shaded, shade) +
    (lit && path(lit, litColour, lampsOn ? 0.9 : 0.5)) +
    (dim && path(dim, mix(colour, '#0b1030', 0.35), 0.5))
  )
}
