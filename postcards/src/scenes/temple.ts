import type { Season } from '@sojourn/contract/places/season'
import { landmark } from '../parts/landmark.ts'
import { hills } from '../parts/land.ts'
import { branch, canopy, foliage, left, right, type Shades } from '../parts/leaves.ts'
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts'
import { palm } from '../parts/trees.ts'
import { reflection, water } from '../parts/water.ts'
import { has, type Scene, type Stage, tones, waterTones } from '../stage.ts'
import { type Hex, lighter, mix } from '../svg/colour.ts'
import { each, ellipse, path, px, rect, times } from '../svg/shapes.ts'

const treesOf: Record<Season, readonly [Hex, Hex, Hex, Hex]> = {
  spring: ['#f6bccd', '#f9d3dd', '#eea0b8', '#fbe6ea'],
  summer: ['#5f9a5c', '#47824f', '#7fb068', '#3a6f4a'],
  autumn: ['#d9542b', '#e8812f', '#c13b2a', '#f0a63a'],
  winter: ['#e6eef2', '#cfdde4', '#9fb9b4', '#f5f8f8'],
}
const lawnOf: Partial<Record<Season, Hex>> = { spring: '#93b866', autumn: '#a8984f', winter: '#e9f0f3' }

type TreeIndex = 0 | 1 | 2 | 3

function treeShades(stage: Stage, far: number, kind: TreeIndex): Shades {
  const colour = treesOf[stage.season][kind]
  return [
    stage.tone(lighter(colour, 0.06), far),
    stage.tone(colour, far),
    stage.tone(mix(colour, '#5a2a40', 0.3), far),
  ]
}

function mistyHills(stage: Stage, horizon: number): string {
  const { haze } = stage.light
  return (
    hills(stage, horizon - 70, 90, 150, stage.tone('#7f93b4', 0.74)) +
    mist(stage, horizon - 40, 60, haze, 0.7) +
    hills(stage, horizon - 40, 80, 120, stage.tone('#5f8090', 0.56)) +
    mist(stage, horizon - 12, 70, haze, 0.7) +
    hills(stage, horizon - 10, 56, 90, stage.tone('#4d7468', 0.38)) +
    mist(stage, horizon + 14, 70, haze, 0.55)
  )
}

const grove = (stage: Stage, horizon: number): string =>
  times(20, (k) =>
    canopy(
      stage,
      (k / 19) * stage.width + stage.random.between(-16, 16),
      horizon - 10 + stage.random.between(-12, 10),
      stage.random.between(20, 30),
      treeShades(stage, k % 2 ? 0.18 : 0.28, stage.random.integer(0, 3) as TreeIndex),
    ),
  )

function shrine(stage: Stage, horizon: number, far: number): string {
  const { landmark: name, at = 0.6, lift = 0, size } = stage.recipe
  return name ? landmark(stage, name, stage.width * at, horizon + 18 + lift, size, far) : ''
}

/** A lily leaf; every third carries a flower. */
function lily(stage: Stage, horizon: number, k: number): string {
  const { random, width, height } = stage
  const x = random.between(0, width)
  const y = random.between(horizon + 40, height - 6)
  const r = random.between(8, 17)
  const flower = () =>
    path(
      `M${px(x - 5)},${px(y - 1)}Q${px(x - 4)},${px(y - 9)} ${px(x)},${px(y - 11)}Q${px(x + 4)},${px(y - 9)} ${px(x + 5)},${px(y - 1)}Z`,
      stage.tone('#f29ab8'),
    )
  return ellipse(x, y, r, r * 0.34, stage.tone('#5b9a5f')) + (k % 3 === 0 ? flower() : '')
}

const pond = (stage: Stage, horizon: number): string =>
  rect(0, horizon + 10, stage.width, 12, stage.tone(stage.recipe.ground ?? '#8a9a63')) +
  water(stage, horizon + 20, waterTones(stage, stage.recipe.water ?? ['#9fc0ae', '#3c7569'], 0), {
    ripples: 26,
    sunlit: false,
  }) +
  reflection(shrine(stage, horizon, 0.02), horizon + 20, 0.45, 0.2) +
  times(9, (k) => lily(stage, horizon, k))

function garden(stage: Stage, horizon: number): string {
  const { width: w, height: h, recipe } = stage
  const lawn = lawnOf[stage.season] ?? recipe.ground ?? '#7f9a5c'
  const end = w * (recipe.at ?? 0.6)
  return (
    rect(0, horizon + 14, w, 40, stage.tone(mix(lawn, '#5f7f6a', 0.35))) +
    hills(stage, horizon + 44, 20, 140, stage.tone(lawn)) +
    path(
      `M${w * 0.2},${h}Q${w * 0.3},${h * 0.88} ${end - 14},${horizon + 24}H${end + 14}Q${w * 0.5},${h * 0.9} ${w * 0.52},${h}Z`,
      stage.tone('#e6d7bd'),
    ) +
    (has(stage, 'torii')
      ? landmark(stage, 'torii', w * 0.345, h * 0.965, 1.35, 0, {
          accent: stage.tone('#d8412b'),
          dark: stage.tone('#3a2c3c'),
        })
      : '')
  )
}

/** Share of width and height, radius, kind. */
const nearTrees = [
  [0.93, 0.72, 46, 0],
  [1, 0.84, 50, 2],
  [0.86, 0.9, 38, 1],
  [0.96, 1, 46, 3],
  [0.02, 0.82, 42, 1],
  [0.1, 0.95, 38, 2],
  [-0.01, 1, 48, 0],
] as const

const deciduous = (stage: Stage): string =>
  each(nearTrees, ([u, v, r, kind]) =>
    canopy(
      stage,
      stage.width * u,
      stage.height * v,
      r,
      treeShades(stage, 0, kind),
      v < 0.9 ? stage.tone('#4a3030') : undefined,
    ),
  ) +
  branch(
    stage,
    right,
    tones(stage, ...treesOf[stage.season]),
    stage.tone('#46302f'),
    stage.season === 'autumn' ? 'leaves' : 'blossom',
  )

function tropical(stage: Stage): string {
  const { width, height } = stage
  const leaves = tones(stage, '#2d6a4c', '#3f8a5a', '#1f5244')
  const palms = { trunk: stage.tone('#6f4c3c'), leaf: stage.tone('#4c9060'), shade: stage.tone('#2d6a4c') }
  return (
    foliage(stage, left, width * 0.34, 70, leaves) +
    foliage(stage, right, width * 0.3, 64, leaves) +
    palm(width * 0.06, height, 220, 30, palms) +
    palm(width * 0.95, height, 190, -26, palms) +
    palm(width * 0.14, height, 140, 16, palms)
  )
}

export const temple: Scene = (stage) => {
  const { width, height } = stage
  const horizon = height * 0.72
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 2, 0.1, 0.3) +
    mistyHills(stage, horizon) +
    grove(stage, horizon) +
    shrine(stage, horizon, 0) +
    (has(stage, 'pond') ? pond(stage, horizon) : garden(stage, horizon)) +
    (has(stage, 'palms') ? tropical(stage) : deciduous(stage)) +
    birds(width * 0.2, height * 0.2, stage.tone('#4a4a60'))
  )
}
