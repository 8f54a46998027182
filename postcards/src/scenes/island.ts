import { landmark, mainLandmark } from '../parts/landmark.ts'
import { hills } from '../parts/land.ts'
import { bushes } from '../parts/leaves.ts'
import { birds, clouds, sky, streaks, sun } from '../parts/sky.ts'
import { palm } from '../parts/trees.ts'
import { reflection, sailBoat, water } from '../parts/water.ts'
import { has, type Scene, type Stage, waterTones } from '../stage.ts'
import { type Hex, lighter, mix } from '../svg/colour.ts'
import { each, group, path, stroke } from '../svg/shapes.ts'

function volcano(stage: Stage, horizon: number): string {
  const { width: w, light, random } = stage
  const eastSlope = `L${w * 0.67},${horizon - 104}Q${w * 0.8},${horizon - 26} ${w * 0.98},${horizon + 3}`
  return (
    path(
      `M${w * 0.3},${horizon + 3}Q${w * 0.46},${horizon - 30} ${w * 0.58},${horizon - 108}L${w * 0.63},${horizon - 112}${eastSlope}Z`,
      stage.tone('#5f8f8c', 0.42),
    ) +
    path(
      `M${w * 0.63},${horizon - 112}${eastSlope}L${w * 0.7},${horizon + 3}Q${w * 0.66},${horizon - 50} ${w * 0.63},${horizon - 112}Z`,
      stage.tone('#3f6f7c', 0.4),
    ) +
    streaks(random, w * 0.66, horizon - 66, 1, light.sky[3], 0.6)
  )
}

/** Two bands of shallow water over the reef. */
function shallows({ width: w, height: h, night }: Stage, sea: Hex): string {
  return (
    path(
      `M0,${h * 0.76}Q${w * 0.3},${h * 0.7} ${w * 0.56},${h * 0.76}T${w},${h * 0.74}V${h}H0Z`,
      mix(sea, '#e6fff2', night ? 0.12 : 0.42),
      0.85,
    ) +
    path(
      `M0,${h * 0.84}Q${w * 0.28},${h * 0.78} ${w * 0.52},${h * 0.85}T${w},${h * 0.83}V${h}H0Z`,
      mix(sea, '#fffbe6', night ? 0.2 : 0.7),
      0.9,
    )
  )
}

/** Place and size of each hut, the farthest first. */
const hutsAt = [
  [0.52, 0.615, 0.54],
  [0.595, 0.635, 0.68],
  [0.69, 0.66, 0.84],
  [0.8, 0.7, 1.04],
  [0.93, 0.76, 1.3],
] as const

function overwaterHuts(stage: Stage): string {
  const { width: w, height: h } = stage
  const paint = {
    roof: stage.tone('#a9784a'),
    roofShade: stage.tone('#7d5236'),
    lit: stage.tone('#f2dfbe'),
    mid: stage.tone('#cfae86'),
    dark: stage.tone('#4e3a34'),
  }
  return (
    stroke(
      `M${w * 0.98},${h * 0.8}Q${w * 0.8},${h * 0.7} ${w * 0.52},${h * 0.64}`,
      stage.tone('#8a6446'),
      4,
    ) + each(hutsAt, ([x, y, size]) => landmark(stage, 'stiltHut', w * x, h * y + 8, size, 0, paint))
  )
}

/** A temple on an islet, its split gate beside it. */
function lakeTemple(stage: Stage): string {
  const { width: w, height: h, recipe } = stage
  const at = recipe.at ?? 0.62
  if (!recipe.landmark) return ''
  const art = mainLandmark(stage, w * at, h * 0.78)
  return (
    path(
      `M${w * (at - 0.24)},${h * 0.8}Q${w * at},${h * 0.71} ${w * (at + 0.24)},${h * 0.8}Z`,
      stage.tone('#5f9a56'),
    ) +
    bushes(stage, h * 0.79, 12, 10, stage.tone('#3f7f52'), w * (at - 0.18), w * (at + 0.18)) +
    reflection(art, h * 0.8, 0.3, 0.2) +
    art +
    group(landmark(stage, 'splitGate', 0, 0, 0.5), w * (at - 0.13), h * 0.795)
  )
}

function beach(stage: Stage): string {
  const { width: w, height: h, recipe } = stage
  const edge = `M0,${h * 0.9}Q${w * 0.22},${h * 0.84} ${w * 0.46},${h * 0.93}T${w},${h * 0.94}`
  const leaf = recipe.leaf ?? '#3f8f5a'
  const palms = {
    trunk: stage.tone('#7b5440'),
    leaf: stage.tone(leaf),
    shade: stage.tone(lighter(leaf, -0.12)),
  }
  return (
    path(`${edge}V${h}H0Z`, stage.tone(recipe.ground ?? '#f6dfae')) +
    stroke(edge, stage.tone('#ffffff'), 3, 0.75) +
    palm(w * 0.1, h * 0.95, 196, 46, palms) +
    palm(w * 0.04, h * 0.97, 150, -6, palms) +
    palm(w * 0.2, h * 0.95, 118, 28, palms)
  )
}

export const island: Scene = (stage) => {
  const { width, height, recipe } = stage
  const horizon = height * 0.54
  const sea = waterTones(stage, recipe.water ?? ['#3cc0c4', '#0f8fa8'], 0.08)
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 3, 0.1, 0.32) +
    (has(stage, 'volcano') ? volcano(stage, horizon) : '') +
    hills(stage, horizon + 4, 18, 120, stage.tone('#5b9a86', 0.5)) +
    water(stage, horizon, sea, { ripples: 40 }) +
    shallows(stage, sea[0]) +
    (has(stage, 'huts') ? overwaterHuts(stage) : '') +
    lakeTemple(stage) +
    beach(stage) +
    sailBoat(stage, width * 0.4, horizon + 26, 0.5, ['#6b3d34', '#fff5df', '#ffd27a']) +
    birds(width * 0.48, height * 0.2, stage.tone('#3f6070'))
  )
}
