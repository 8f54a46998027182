import type { Stage } from '../stage.ts'
import { type Hex, mix } from '../svg/colour.ts'
import { group, path, px, rect, stroke, times } from '../svg/shapes.ts'

/** The sun's track on the water. */
function glitter(stage: Stage, y: number, depth: number): string {
  const { random } = stage
  const d = times(18, (i) => {
    const t = (i + 0.5) / 18
    const length = (10 + 50 * Math.sin(t * 3)) * random.between(0.4, 1)
    return `M${px(stage.sunX - length / 2 + random.between(-10, 10) * t)},${px(y + 3 + t * depth * 0.92)}h${px(length)}`
  })
  return stroke(d, stage.light.sun, 2.2, stage.night ? 0.4 : 0.75)
}

/** From `y` to the bottom: a gradient from far to near, ripples that grow towards us, the sun's track. */
export function water(
  stage: Stage,
  y: number,
  colours: readonly [Hex, Hex],
  { ripples = 46, sunlit = true }: { ripples?: number; sunlit?: boolean } = {},
): string {
  const { random, width, night } = stage
  const [far, near] = colours
  const id = stage.id(`w${Math.round(y)}`)
  stage.defs.push(
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>`,
  )
  const depth = stage.height - y
  let bright = ''
  let dark = ''
  for (let i = 0; i < ripples * (width / 640); i++) {
    const t = random() ** 0.8
    const length = (8 + 44 * t) * random.between(0.5, 1.2)
    const ripple = `M${px(random.between(-20, width))},${px(y + 5 + t * (depth - 8))}h${px(length)}`
    if (i % 3) bright += ripple
    else dark += ripple
  }
  return (
    rect(0, y, width, depth, `url(#${id})`) +
    stroke(bright, mix(far, '#ffffff', night ? 0.14 : 0.42), 1.8, 0.5) +
    stroke(dark, mix(near, night ? '#000020' : '#0b2c55', 0.3), 1.8, 0.4) +
    (sunlit ? glitter(stage, y, depth) : '')
  )
}

/** `far` is for its sails: the hull stays dark. */
export function sailBoat(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  colours: readonly [hull: Hex, main: Hex, jib: Hex],
  far = 0,
): string {
  const hull = stage.tone(colours[0])
  return group(
    path('M-2,-6V-46Q16,-26 20,-8Z', stage.tone(colours[1], far)) +
      path('M-4,-8V-40Q-16,-22 -18,-9Z', stage.tone(colours[2], far)) +
      stroke('M-3,-2V-48', hull, 1.4) +
      path('M-20,-4H22Q18,5 10,5H-10Q-18,4 -20,-4Z', hull),
    x,
    y,
    scale,
  )
}

/** The picture again, upside down below the line `y` and flattened to `share` of its height. */
export const reflection = (inner: string, y: number, share: number, opacity: number): string =>
  `<g transform="translate(0 ${px(y * (1 + share))}) scale(1 ${-share})" opacity="${opacity}">${inner}</g>`
