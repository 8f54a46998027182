import type { Season } from '@sojourn/contract/places/season'
import { hills } from '../parts/land.ts'
import { canopy, foliage, left, right, type Shades } from '../parts/leaves.ts'
import { branch } from '../parts/branch.ts'
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts'
import { palm } from '../parts/trees.ts'
import { has, type Scene, type Stage, tones } from '../stage.ts'
import { type Hex, lighter, mix } from '../svg/colour.ts'
import { each, times } from '../svg/shapes.ts'
import { garden, pond, shrine } from './temple-garden.ts'

const treesOf: Record<Season, readonly [Hex, Hex, Hex, Hex]> = {
  spring: ['#f6bccd', '#f9d3dd', '#eea0b8', '#fbe6ea'],
  summer: ['#5f9a5c', '#47824f', '#7fb068', '#3a6f4a'],
  autumn: ['#d9542b', '#e8812f', '#c13b2a', '#f0a63a'],
  winter: ['#e6eef2', '#cfdde4', '#9fb9b4', '#f5f8f8'],
}

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
