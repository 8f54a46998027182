import { houseRow } from '../parts/houses.ts'
import { mainLandmark } from '../parts/landmark.ts'
import { hills } from '../parts/land.ts'
import { palm } from '../parts/trees.ts'
import type { Stage } from '../stage.ts'
import { type Hex, lighter, mix } from '../svg/colour.ts'
import { circle, each, group, path, px, rect, stroke, times } from '../svg/shapes.ts'

const fruit = ['#f2b632', '#e8703a', '#8fb04f', '#f2d46a', '#d8503a']

const fruitAt = [-17, -8, 1, 10, 18]

/** A market stall under a striped awning. */
const stall = (stage: Stage, stripe: Hex): string =>
  stroke('M-26,0V-30M26,0V-30', stage.tone('#6a4034'), 2.4) +
  rect(-24, -13, 48, 13, stage.tone('#8a5138')) +
  times(6, (k) =>
    path(
      `M${-30 + k * 10},-28L${-25 + k * 8.4},-42H${-16.6 + k * 8.4}L${-20 + k * 10},-28Q${-25 + k * 10},-22 ${-30 + k * 10},-28Z`,
      stage.tone(k % 2 ? '#fff1da' : stripe),
    ),
  ) +
  each(fruit, (colour, k) => circle(fruitAt[k] ?? 0, -15, 4.4, stage.tone(colour)))

function cityWall(stage: Stage, y: number, brick: Hex, sand: Hex): string {
  const { width, height } = stage
  const wall = stage.tone(mix(brick, '#b3512f', 0.2))
  let teeth = ''
  for (let x = 0; x < width; x += 15) teeth += `M${x},${px(y)}v-6l3.5,-4l3.5,4v6z`
  return (
    rect(0, y, width, 34, wall) +
    path(teeth, wall) +
    rect(0, y + 30, width, height, stage.tone(sand)) +
    rect(0, y, width, 3, mix(wall, '#ffffff', 0.2), 0, 0.5) +
    path(`M${width * 0.5 - 15},${y + 34}v-16q0,-14 15,-20q15,6 15,20v16z`, stage.tone('#5a2b2c'), 0.9)
  )
}

function market(stage: Stage, sand: Hex): string {
  const { width, height } = stage
  const palms = { trunk: stage.tone('#7a4a38'), leaf: stage.tone('#3d7a52'), shade: stage.tone('#275a45') }
  return (
    hills(stage, height * 0.93, 10, 220, stage.tone(lighter(sand, -0.03))) +
    group(stall(stage, '#2f8f8a'), width * 0.3, height * 0.945, 1.2) +
    group(stall(stage, '#d8503a'), width * 0.43, height * 0.945, 1.2) +
    group(stall(stage, '#e8a52f'), width * 0.69, height * 0.945, 1.2) +
    hills(stage, height * 1.02, 18, 200, stage.tone(lighter(sand, -0.12))) +
    palm(width * 0.09, height * 0.93, 120, 14, palms) +
    palm(width * 0.17, height * 0.97, 92, -12, palms) +
    palm(width * 0.93, height * 0.98, 150, -18, palms) +
    palm(width * 0.83, height * 0.93, 84, 10, palms)
  )
}

/** A walled town with a market before the gate. */
export function medina(stage: Stage, horizon: number, walls: readonly Hex[], sand: Hex): string {
  const { width, recipe } = stage
  const row = (from: number, to: number, y: number, scale: number, far: number, tall: number) =>
    houseRow(stage, { from, to, base: () => y, scale, far, tall, roof: 'flat' })
  return (
    row(-10, width + 10, horizon + 4, 0.62, 0.26, 0.9) +
    mainLandmark(stage, width * (recipe.at ?? 0.58), horizon + 16, 0.02) +
    row(-10, width * 0.46, horizon + 24, 0.86, 0.08, 0.9) +
    row(width * 0.7, width + 10, horizon + 26, 0.9, 0.06, 0.8) +
    cityWall(stage, horizon + 26, walls[0] ?? sand, sand) +
    market(stage, sand)
  )
}
