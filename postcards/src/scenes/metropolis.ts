import { companions, landmark, mainLandmark } from '../parts/landmark.ts'
import { bushes, foliage, left, right } from '../parts/leaves.ts'
import { branch } from '../parts/branch.ts'
import { clouds, glow, sky, sun } from '../parts/sky.ts'
import { lamp, railing } from '../parts/street.ts'
import { water } from '../parts/water.ts'
import { has, type Scene, type Stage, tones, waterTones } from '../stage.ts'
import { lighter, mix } from '../svg/colour.ts'
import { each, px, rect, stroke, times } from '../svg/shapes.ts'
import { farTowers, nearTowers } from './city-towers.ts'

const fuji = (stage: Stage, horizon: number): string =>
  landmark(stage, 'fuji', stage.width * 0.27, horizon - 46, 0.98, 0, {
    mid: stage.tone('#7f7cc0', 0.42),
    shade: stage.tone('#6660ac', 0.4),
    white: mix('#ffffff', stage.light.haze, 0.18),
  })

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
    (recipe.landmark ? floodlight() : '') +
    mainLandmark(stage, centre, horizon + 6, 0.02) +
    nearTowers(stage, horizon, stone, centre) +
    rect(0, horizon, width, 6, stage.tone(lighter(stone, -0.3))) +
    water(stage, horizon + 5, waterTones(stage, recipe.water ?? ['#6d93b8', '#2c5484']), { ripples: 40 }) +
    (stage.lampsOn ? lightsOnWater(stage, horizon) : '') +
    each(foregrounds, ([extra, draw]) => (has(stage, extra) ? draw(stage, horizon) : ''))
  )
}
