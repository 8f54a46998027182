import { camel } from '../parts/animals.ts'
import { houseRow } from '../parts/houses.ts'
import { landmark } from '../parts/landmark.ts'
import { hills, mountains } from '../parts/land.ts'
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts'
import { towers } from '../parts/towers.ts'
import { palm } from '../parts/trees.ts'
import { has, type Scene, type Stage } from '../stage.ts'
import { type Hex, lighter, mix } from '../svg/colour.ts'
import { circle, each, group, path, type PaperPoint, px, rect, smooth, stroke, times } from '../svg/shapes.ts'

function backdrop(stage: Stage, horizon: number): string {
  const { width, height } = stage
  if (!has(stage, 'atlas')) return hills(stage, horizon, 34, 150, stage.tone('#d89a7c', 0.6))
  return mountains(stage, {
    foot: horizon,
    count: Math.round((6 * width) / 640),
    low: height * 0.2,
    high: height * 0.33,
    rock: stage.tone('#b07f92', 0.55),
    shade: stage.tone('#8c6384', 0.5),
    snow: stage.tone('#fff4ea', 0.22),
    spread: 1.5,
  })
}

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
function medina(stage: Stage, horizon: number, walls: readonly Hex[], sand: Hex): string {
  const { width, recipe } = stage
  const row = (from: number, to: number, y: number, scale: number, far: number, tall: number) =>
    houseRow(stage, { from, to, base: () => y, scale, far, tall, roof: 'flat' })
  return (
    row(-10, width + 10, horizon + 4, 0.62, 0.26, 0.9) +
    (recipe.landmark
      ? landmark(stage, recipe.landmark, width * (recipe.at ?? 0.58), horizon + 16, recipe.size, 0.02)
      : '') +
    row(-10, width * 0.46, horizon + 24, 0.86, 0.08, 0.9) +
    row(width * 0.7, width + 10, horizon + 26, 0.9, 0.06, 0.8) +
    cityWall(stage, horizon + 26, walls[0] ?? sand, sand) +
    market(stage, sand)
  )
}

/** `swell` is the height of the waves of sand, `phase` where they start. */
function dune(stage: Stage, y: number, swell: number, phase: number, lit: Hex, shade: Hex): string {
  const { width, height } = stage
  const lineAt = (x: number) =>
    y + Math.sin(x / 96 + phase) * swell + Math.sin(x / 41 + phase * 2) * swell * 0.12
  const points = (from: number, step: number, count: number): PaperPoint[] =>
    Array.from({ length: count }, (_, i) => [from + i * step, lineAt(from + i * step)])
  let art = path(`${smooth(points(-40, 20, Math.floor((width + 100) / 20) + 1))}V${height}H-40Z`, lit)
  for (let k = -1; k < width / 600 + 1; k++) {
    const x = (Math.PI * 1.5 - phase + k * Math.PI * 2) * 96
    const top = lineAt(x)
    art += path(
      `${smooth(points(x, 31.25, 9))}L${px(x + 300)},${px(top + swell * 3.4)}C${px(x + 170)},${px(top + swell * 2.7)} ${px(x + 70)},${px(top + swell * 2.4)} ${px(x + 40)},${px(top + swell * 1.5)}Q${px(x + 26)},${px(top + swell * 0.7)} ${px(x)},${px(top)}Z`,
      shade,
      0.75,
    )
  }
  return art
}

/** The skyline of a desert city, low behind and before its one tower. */
function skyline(stage: Stage, horizon: number): string {
  const { width, recipe } = stage
  return (
    towers(stage, {
      foot: horizon + 8,
      scale: 0.9,
      low: 30,
      high: 84,
      colour: stage.tone('#b9939f', 0.42),
      shade: stage.tone('#a07d92', 0.42),
      windows: 0.1,
    }) +
    landmark(stage, 'burjKhalifa', width * (recipe.at ?? 0.58), horizon + 14, recipe.size ?? 0.92, 0.06) +
    towers(stage, {
      foot: horizon + 12,
      scale: 0.8,
      low: 18,
      high: 56,
      colour: stage.tone('#8f6f8c', 0.2),
      shade: stage.tone('#785b80', 0.2),
      windows: 0.16,
      gap: 22,
    })
  )
}

function monument(stage: Stage, horizon: number): string {
  const { landmark: name, at = 0.56, size } = stage.recipe
  if (!name) return ''
  if (name === 'burjKhalifa') return skyline(stage, horizon)
  return landmark(stage, name, stage.width * at, horizon + 20, size, 0.04)
}

function oasis(stage: Stage): string {
  const { width, height } = stage
  const palms = { trunk: stage.tone('#6a4634'), leaf: stage.tone('#4c7a4c'), shade: stage.tone('#2f5a40') }
  return (
    palm(width * 0.92, height, 150, -16, palms) +
    palm(width * 0.84, height * 1.02, 104, 14, palms) +
    palm(width * 0.05, height, 110, 16, palms)
  )
}

/** Open sand with a caravan. */
function dunes(stage: Stage, horizon: number, sand: Hex): string {
  const { width, height } = stage
  const rider = camel(stage.tone('#5a3440'))
  const nearShade = stage.tone(mix(lighter(sand, -0.16), '#9a4f4a', 0.2))
  return (
    monument(stage, horizon) +
    dune(stage, horizon + 30, 14, 2.4, stage.tone(sand, 0.1), stage.tone(lighter(sand, -0.09), 0.1)) +
    group(rider, width * 0.16, horizon + 38, 0.56) +
    group(rider, width * 0.22, horizon + 41, 0.6) +
    group(rider, width * 0.285, horizon + 43, 0.64) +
    dune(stage, height * 0.9, 24, 0.4, stage.tone(lighter(sand, -0.05)), nearShade) +
    (has(stage, 'palms') ? oasis(stage) : '')
  )
}

export const desert: Scene = (stage) => {
  const { width, height, recipe } = stage
  const horizon = height * 0.66
  const sand = recipe.ground ?? '#e8b877'
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 2, 0.1, 0.3) +
    backdrop(stage, horizon) +
    mist(stage, horizon + 6, 60, stage.light.haze, 0.7) +
    (recipe.walls ? medina(stage, horizon, recipe.walls, sand) : dunes(stage, horizon, sand)) +
    birds(width * 0.3, height * 0.26, stage.tone('#6a4460'))
  )
}
