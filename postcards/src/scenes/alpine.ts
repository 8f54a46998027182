import { mainLandmark } from '../parts/landmark.ts'
import { hills, mountains } from '../parts/land.ts'
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts'
import { conifers } from '../parts/trees.ts'
import { has, type Scene, type Stage } from '../stage.ts'
import { mix } from '../svg/colour.ts'
import { circle, each, group, path, rect, stroke, times } from '../svg/shapes.ts'
import { type Ground, lake } from './mountain-lake.ts'

const summerGround: Ground = { near: '#7fae62', far: '#4f8a4c', pine: '#2c5f4e' }

const winterGround: Ground = { near: '#e8f0f6', far: '#d3e2ee', pine: '#3d6a72' }

function backRange(stage: Stage, horizon: number): string {
  const { width, height } = stage
  return mountains(stage, {
    foot: horizon,
    count: Math.round((6 * width) / 640),
    low: height * 0.22,
    high: height * 0.34,
    rock: stage.tone('#8fa6c6', 0.6),
    shade: stage.tone('#6f88b2', 0.6),
    snow: stage.tone('#ffffff', 0.3),
  })
}

/** The one mountain of the place, or a nearer range. */
function frontRange(stage: Stage, horizon: number): string {
  const { width, height, recipe } = stage
  if (recipe.landmark) return mainLandmark(stage, width * (recipe.at ?? 0.56), horizon + 10, 0.06)
  return mountains(stage, {
    foot: horizon + 6,
    count: Math.max(3, Math.round((3 * width) / 640)),
    low: height * 0.36,
    high: height * 0.5,
    rock: stage.tone(recipe.stone ?? '#8494ad', 0.18),
    shade: stage.tone('#56688c', 0.14),
    snow: stage.tone('#ffffff', 0.02),
    spread: 0.95,
  })
}

function chalet(stage: Stage, x: number, y: number, scale: number): string {
  const glass = stage.lampsOn ? '#ffdf94' : stage.tone('#f6ead0')
  return group(
    rect(-26, -22, 52, 24, stage.tone('#8a5a3b')) +
      rect(8, -22, 18, 24, stage.tone('#6a4330')) +
      rect(-26, -8, 52, 10, stage.tone('#efe6d8')) +
      rect(8, -8, 18, 10, stage.tone('#cfc4ba')) +
      path(
        'M-36,-18L0,-42L36,-18L30,-16L0,-36L-30,-16Z',
        stage.tone(stage.season === 'winter' ? '#ffffff' : '#54382c'),
      ) +
      path('M-30,-17L0,-36L30,-17Z', stage.tone('#9c6a48')) +
      each([-17, -3, 11], (k) => rect(k, -17, 7, 7, glass)) +
      stroke('M-24,-8H24', stage.tone('#c8452f'), 2),
    x,
    y,
    scale,
  )
}

const flowers = ({ random, width, height }: Stage): string =>
  times(40, () =>
    circle(
      random.between(0, width * 0.74),
      random.between(height * 0.93, height),
      random.between(1.2, 2.6),
      random.pick(['#ffffff', '#f6d04d', '#e884a8']),
      0.95,
    ),
  )

function meadow(stage: Stage, horizon: number, ground: Ground): string {
  const { width, height } = stage
  const pine = stage.tone(mix(ground.pine, '#0c2b2a', 0.25))
  return (
    hills(stage, horizon + 52, 30, 170, stage.tone(ground.near, 0.08)) +
    chalet(stage, width * 0.2, horizon + 44, 0.74) +
    chalet(stage, width * 0.31, horizon + 50, 0.62) +
    chalet(stage, width * 0.13, horizon + 70, 1) +
    hills(stage, height * 0.98, 46, 190, stage.tone(ground.far)) +
    conifers(stage, height + 8, 9, 104, pine, 10, width * 0.72, width + 24) +
    conifers(stage, height + 14, 4, 84, pine, 8, -20, width * 0.1) +
    (stage.season === 'winter' ? '' : flowers(stage))
  )
}

export const alpine: Scene = (stage) => {
  const { width, height, light } = stage
  const horizon = height * 0.66
  const ground = stage.season === 'winter' ? winterGround : summerGround
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 3, 0.08, 0.26) +
    backRange(stage, horizon) +
    mist(stage, horizon + 4, 80, light.haze, 0.65) +
    frontRange(stage, horizon) +
    mist(stage, horizon + 10, 70, light.haze, 0.5) +
    hills(stage, horizon + 18, 36, 120, stage.tone(ground.far, 0.3)) +
    conifers(stage, horizon + 20, 46 * (width / 640), 26, stage.tone(ground.pine, 0.28), 8) +
    (has(stage, 'lake') ? lake(stage, horizon, ground) : meadow(stage, horizon, ground)) +
    birds(width * 0.24, height * 0.22, stage.tone('#42557a'))
  )
}
