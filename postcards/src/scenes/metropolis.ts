import { companions, landmark } from '../parts/landmark.ts'
import { branch, bushes, foliage, left, right } from '../parts/leaves.ts'
import { clouds, glow, mist, sky, sun } from '../parts/sky.ts'
import { lamp, railing } from '../parts/street.ts'
import { towers } from '../parts/towers.ts'
import { water } from '../parts/water.ts'
import { has, type Scene, type Stage, tones, waterTones } from '../stage.ts'
import { type Hex, lighter, mix } from '../svg/colour.ts'
import { each, px, rect, stroke, times } from '../svg/shapes.ts'

const fuji = (stage: Stage, horizon: number): string =>
  landmark(stage, 'fuji', stage.width * 0.27, horizon - 46, 0.98, 0, {
    mid: stage.tone('#7f7cc0', 0.42),
    shade: stage.tone('#6660ac', 0.4),
    white: mix('#ffffff', stage.light.haze, 0.18),
  })

/** Two planes of towers that fade into the haze. */
function farTowers(stage: Stage, foot: number, stone: Hex): string {
  const { height } = stage
  return (
    towers(stage, {
      foot,
      scale: 1.05,
      low: height * 0.2,
      high: height * 0.4,
      colour: stage.tone(stone, 0.62),
      shade: stage.tone(lighter(stone, -0.05), 0.58),
      windows: 0.04,
      gap: 14,
    }) +
    mist(stage, foot, 130, stage.light.haze, 0.5) +
    towers(stage, {
      foot,
      scale: 1.3,
      low: height * 0.16,
      high: height * 0.33,
      colour: stage.tone(lighter(stone, -0.04), 0.36),
      shade: stage.tone(lighter(stone, -0.11), 0.32),
      windows: 0.2,
      gap: 26,
    })
  )
}

/** The near row, low around the landmark so that its foot stays in sight. */
function nearTowers(stage: Stage, foot: number, stone: Hex, centre: number): string {
  const { height } = stage
  const colour = stage.tone(lighter(stone, -0.17), 0.06)
  const shade = stage.tone(lighter(stone, -0.24), 0.03)
  const row = { foot, scale: 1.34, low: height * 0.1, colour, shade, windows: 0.3, gap: 4 }
  return (
    towers(stage, { ...row, high: height * 0.25, to: centre - 74 }) +
    towers(stage, {
      ...row,
      scale: 1.2,
      low: height * 0.05,
      high: height * 0.1,
      windows: 0.34,
      from: centre - 76,
      to: centre + 60,
    }) +
    towers(stage, { ...row, high: height * 0.24, from: centre + 64 })
  )
}

/** Lit windows drawn down into the water. */
function lightsOnWater({ random, width }: Stage, horizon: number): string {
  const d = times(
    Math.ceil(30 * (width / 640)),
    () =>
      `M${px(random.between(0, width))},${px(horizon + 10 + random.between(0, 10))}v${px(random.between(8, 50))}`,
  )
  return stroke(d, '#ffd58a', 2.4, 0.42)
}

const brooklynBridge = (stage: Stage, horizon: number): string =>
  landmark(stage, 'brooklynBridge', stage.width * 0.24, horizon + 44, 1.12, 0, {
    mid: stage.tone('#a4685c'),
    shade: stage.tone('#6f4356'),
    dark: stage.tone('#27304f'),
  })

function supertrees(stage: Stage, horizon: number): string {
  const paint = { accent: stage.tone('#b0508c'), leaf: stage.tone('#5fb07c'), shade: stage.tone('#6d3a6c') }
  const tree = (at: number, size: number) =>
    landmark(stage, 'supertree', stage.width * at, horizon + 24, size, 0, paint)
  return (
    bushes(stage, horizon + 16, 18, 18, stage.tone('#3a7a66')) +
    rect(0, horizon + 15, stage.width, 12, stage.tone('#2f6a5e')) +
    tree(0.07, 1.5) +
    tree(0.17, 2.1) +
    tree(0.27, 1.6)
  )
}

function mapleLeaves(stage: Stage): string {
  const leaves = tones(stage, '#c8402c', '#e0632f', '#a8302c')
  return (
    foliage(stage, left, stage.width * 0.3, 64, leaves) + foliage(stage, right, stage.width * 0.2, 50, leaves)
  )
}

const promenade = (stage: Stage): string =>
  railing(stage, stage.height * 0.92, 34, stage.tone('#1d2148')) +
  lamp(stage, stage.width * 0.82, stage.height * 0.93, 1.1, stage.tone('#1d2148'))

function blossom(stage: Stage): string {
  if (stage.season !== 'spring') return ''
  const petals = ['#fbcfdc', '#f6aac6', '#fff0f4'].map((c) => mix(c, stage.light.ambient, 0.1))
  return branch(stage, left, petals, stage.tone('#3b2438'))
}

const foregrounds = [
  ['brooklyn', brooklynBridge],
  ['supertrees', supertrees],
  ['maple', mapleLeaves],
  ['bund', promenade],
  ['blossom', blossom],
] as const

export const metropolis: Scene = (stage) => {
  const { width, height, recipe } = stage
  const horizon = height * 0.79
  const stone = recipe.stone ?? '#7688ac'
  const centre = width * (recipe.at ?? 0.56)
  const floodlight = () => (stage.lampsOn ? glow(stage, centre, horizon - 90, 190, '#ffb46a') : '')
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 3, 0.08, 0.28) +
    (has(stage, 'fuji') ? fuji(stage, horizon) : '') +
    farTowers(stage, horizon, stone) +
    companions(stage, horizon + 6, 0.14) +
    (recipe.landmark
      ? floodlight() + landmark(stage, recipe.landmark, centre, horizon + 6, recipe.size, 0.02)
      : '') +
    nearTowers(stage, horizon, stone, centre) +
    rect(0, horizon, width, 6, stage.tone(lighter(stone, -0.3))) +
    water(stage, horizon + 5, waterTones(stage, recipe.water ?? ['#6d93b8', '#2c5484']), { ripples: 40 }) +
    (stage.lampsOn ? lightsOnWater(stage, horizon) : '') +
    each(foregrounds, ([extra, draw]) => (has(stage, extra) ? draw(stage, horizon) : ''))
  )
}
