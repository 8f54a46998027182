import { mainLandmark } from '../parts/landmark.ts'
import { hills } from '../parts/land.ts'
import { birds, clouds, sky, sun } from '../parts/sky.ts'
import { towers } from '../parts/towers.ts'
import { reflection, sailBoat, water } from '../parts/water.ts'
import { type Scene, type Stage, tones, waterTones } from '../stage.ts'
import { mix } from '../svg/colour.ts'
import { circle, ellipse, path, times } from '../svg/shapes.ts'

function farShore(stage: Stage, horizon: number): string {
  return (
    hills(stage, horizon + 4, 60, 150, stage.tone('#8a9cb4', 0.66)) +
    towers(stage, {
      foot: horizon + 2,
      scale: 0.5,
      low: 12,
      high: 52,
      colour: stage.tone('#8fa0bc', 0.52),
      shade: stage.tone('#7488a8', 0.5),
      from: stage.width * 0.02,
      to: stage.width * 0.34,
      windows: 0.2,
    }) +
    hills(stage, horizon + 6, 34, 110, stage.tone('#7f8f7c', 0.44))
  )
}

function headland(stage: Stage): string {
  const { width: w, height: h } = stage
  return (
    path(
      `M${w * 0.74},${h}Q${w * 0.78},${h * 0.72} ${w * 0.9},${h * 0.62}Q${w},${h * 0.54} ${w + 10},${h * 0.52}V${h}Z`,
      stage.tone('#7d8f5c', 0.12),
    ) +
    path(
      `M${w * 0.74},${h}Q${w * 0.78},${h * 0.72} ${w * 0.84},${h * 0.68}Q${w * 0.84},${h * 0.84} ${w * 0.9},${h}Z`,
      stage.tone('#8a6a54', 0.08),
    )
  )
}

function span(stage: Stage, horizon: number): string {
  const art = mainLandmark(stage, stage.width * (stage.recipe.at ?? 0.5), horizon + 26, 0.03)
  return art && reflection(art, horizon + 32, 0.3, 0.25) + art
}

function fog({ random, width, light, night }: Stage, horizon: number): string {
  const colour = mix(light.haze, '#ffffff', night ? 0.1 : 0.5)
  return times(9, () =>
    ellipse(
      random.between(0, width),
      horizon + random.between(-12, 22),
      random.between(60, 150),
      random.between(7, 15),
      colour,
      night ? 0.25 : 0.55,
    ),
  )
}

function nearShore(stage: Stage): string {
  const { width: w, height: h } = stage
  return (
    path(`M0,${h}V${h * 0.78}Q${w * 0.1},${h * 0.8} ${w * 0.22},${h}Z`, stage.tone('#6f8a54')) +
    path(`M${w * 0.8},${h}Q${w * 0.88},${h * 0.84} ${w + 10},${h * 0.78}V${h}Z`, stage.tone('#5d7a4a'))
  )
}

function poppies(stage: Stage): string {
  const { random, width, height } = stage
  const gold = tones(stage, '#f2a93b', '#f6c04d', '#e78a2f')
  return times(26, () =>
    circle(
      random() < 0.5 ? random.between(0, width * 0.18) : random.between(width * 0.86, width),
      height - random.between(0, 36),
      random.between(2, 4),
      random.pick(gold),
    ),
  )
}

export const bridge: Scene = (stage) => {
  const { width, height, recipe } = stage
  const horizon = height * 0.66
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 2, 0.08, 0.24) +
    farShore(stage, horizon) +
    water(stage, horizon, waterTones(stage, recipe.water ?? ['#5aa3b8', '#1f5f86'])) +
    headland(stage) +
    span(stage, horizon) +
    fog(stage, horizon) +
    nearShore(stage) +
    sailBoat(stage, width * 0.3, height * 0.88, 0.8, ['#2d4468', '#ffffff', '#e6eef2']) +
    poppies(stage) +
    birds(width * 0.52, height * 0.17, stage.tone('#4b5a74'))
  )
}
