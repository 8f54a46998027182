import { canopy } from '../parts/leaves.ts'
import { lamp } from '../parts/street.ts'
import { water } from '../parts/water.ts'
import { has, type Stage, waterTones } from '../stage.ts'
import { circle, each, group, px, rect, stroke, times } from '../svg/shapes.ts'
import type { Town } from './town.ts'

/** Plane trees on the quay; none hides the landmark where a bridge leads up to it. */
function quayTrees(stage: Stage, { horizon, at, shades }: Town): string {
  const { width, random } = stage
  return times(16, (k) => {
    const x = (k / 15) * width + random.between(-12, 12)
    if (Math.abs(x - width * at) <= 40 && has(stage, 'bridge')) return ''
    return canopy(stage, x, horizon - 12, random.between(12, 17), shades(0.08), stage.tone('#5f4a4a'))
  })
}

function stoneBridge(stage: Stage, y: number): string {
  const { width } = stage
  const stone = stage.tone('#d2b79a')
  const shade = stage.tone('#9c8078')
  const arches = times(
    6,
    (k) =>
      `M${px(width * 0.02 + (k - 1) * width * 0.24)},${px(y + 66)}v-16a${px(width * 0.1)},34 0 0 1 ${px(width * 0.2)},0v16z`,
  )
  return (
    `<path fill-rule="evenodd" d="M-10,${px(y)}H${px(width + 10)}V${px(y + 66)}H-10Z${arches}" fill="${stone}"/>` +
    rect(0, y - 7, width, 10, stage.tone('#ecd9ba')) +
    rect(0, y + 3, width, 3.4, shade) +
    times(26, (k) => rect(k * (width / 25) - 2, y - 16, 3, 10, shade)) +
    rect(0, y - 18, width, 3.4, shade) +
    each([0.24, 0.72, 0.96], (at) => lamp(stage, width * at - 3, y - 14, 0.56, stage.tone('#3d4360')))
  )
}

function doubleDecker(stage: Stage, horizon: number): string {
  const red = stage.tone('#d22f2f')
  const glass = stage.night ? '#ffe6a6' : stage.tone('#eef4f6')
  const wheel = stage.tone('#2b2735')
  return group(
    rect(-40, -52, 80, 48, red, 4) +
      rect(-36, -47, 72, 13, glass, 2) +
      rect(-36, -26, 72, 11, glass, 2) +
      stroke('M-18,-47v13M0,-47v13M18,-47v13M-18,-26v11M0,-26v11M18,-26v11', red, 2.4) +
      circle(-23, -4, 7, wheel) +
      circle(23, -4, 7, wheel) +
      rect(-40, -31, 80, 3, stage.tone('#f6d9a0')),
    stage.width * 0.16,
    horizon - 6,
    0.92,
  )
}

/** The old town's lower edge where a river runs through it. */
export function riverside(stage: Stage, town: Town): string {
  const { horizon } = town
  const { width, recipe } = stage
  return (
    rect(0, horizon - 2, width, 8, stage.tone('#efdcc0')) +
    rect(0, horizon + 5, width, 9, stage.tone('#b09488')) +
    water(stage, horizon + 12, waterTones(stage, recipe.water ?? ['#8fb4c4', '#3f7391'], 0.08), {
      ripples: 34,
    }) +
    quayTrees(stage, town) +
    (has(stage, 'bridge') ? stoneBridge(stage, horizon + 8) : '') +
    (has(stage, 'bus') ? doubleDecker(stage, horizon) : '')
  )
}
