import { foliage, right } from '../parts/leaves.ts'
import { water } from '../parts/water.ts'
import { isSnowy, type Stage, tones, waterTones } from '../stage.ts'
import { each, group, path, rect, stroke } from '../svg/shapes.ts'

function cabin(stage: Stage): string {
  const red = stage.tone('#c43a2e')
  const glass = stage.lampsOn ? '#ffdf94' : stage.tone('#7fa4b8')
  return (
    stroke('M-30,6V-8M-12,6V-8M10,6V-8M30,6V-8', stage.tone('#4a3a3c'), 3) +
    rect(-40, -11, 80, 5, stage.tone('#6b5550')) +
    rect(-34, -40, 68, 30, red) +
    rect(10, -40, 24, 30, stage.tone('#9c2c2a')) +
    path('M-40,-38L-4,-62L10,-62L40,-38Z', stage.tone(isSnowy(stage) ? '#ffffff' : '#4a5468')) +
    path('M-34,-40L-12,-58L10,-40Z', red) +
    each([-26, -10, 16], (x) => rect(x, -33, 11, 12, '#fff8ea') + rect(x + 1.6, -31.4, 7.8, 8.8, glass)) +
    stroke('M-34,-40V-11M34,-40V-11', '#fff8ea', 2)
  )
}

const fishingBoat = (stage: Stage): string =>
  path('M-30,-4H30Q24,8 14,8H-18Q-28,6 -30,-4Z', stage.tone('#f2f4f4')) +
  rect(-30, -5, 60, 3, stage.tone('#2f6fa8')) +
  rect(-8, -18, 20, 14, stage.tone('#ffffff')) +
  rect(-5, -15, 7, 6, stage.tone('#5d7b94')) +
  stroke('M18,-4V-34', stage.tone('#4a4450'), 1.6)

/** Place and size of each cabin, the farthest first. */
const cabinsAt = [
  [0.8, 0.75, 0.56],
  [0.72, 0.76, 0.7],
  [0.6, 0.775, 0.86],
  [0.44, 0.8, 1.1],
  [0.2, 0.86, 1.5],
] as const

export function harbour(stage: Stage, horizon: number): string {
  const { width: w, height: h, recipe } = stage
  const hut = cabin(stage)
  return (
    water(stage, horizon + 8, waterTones(stage, recipe.water ?? ['#6fb0bc', '#1d5f7c'], 0), {
      ripples: 34,
      sunlit: false,
    }) +
    path(
      `M0,${h * 0.86}Q${w * 0.3},${h * 0.76} ${w * 0.86},${h * 0.735}L${w},${h * 0.73}L${w},${h * 0.745}Q${w * 0.6},${h * 0.78} ${w * 0.36},${h * 0.9}L0,${h * 0.98}Z`,
      stage.tone('#6f7f74'),
    ) +
    each(cabinsAt, ([x, y, size]) => group(hut, w * x, h * y, size)) +
    foliage(stage, right, w * 0.3, 44, tones(stage, '#3f6f5a', '#55876a', '#2c5a4e')) +
    group(fishingBoat(stage), w * 0.8, h * 0.9, 1.1)
  )
}
