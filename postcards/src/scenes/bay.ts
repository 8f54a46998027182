import { houseRow } from '../parts/houses.ts'
import { landmark, mainLandmark } from '../parts/landmark.ts'
import { hills } from '../parts/land.ts'
import { bushes, foliage, right } from '../parts/leaves.ts'
import { birds, clouds, sky, sun } from '../parts/sky.ts'
import { towers } from '../parts/towers.ts'
import { palm } from '../parts/trees.ts'
import { reflection, sailBoat, water } from '../parts/water.ts'
import { has, type Scene, type Stage, tones, waterTones } from '../stage.ts'
import { path, stroke } from '../svg/shapes.ts'
import { guanabara, karst, tableMountain } from './bay-mountains.ts'

function beach(stage: Stage): string {
  const { width: w, height: h } = stage
  const edge = `Q${w * 0.3},${h * 0.86} ${w * 0.56},${h * 0.95}T${w},${h * 0.92}`
  const palms = { trunk: stage.tone('#6f4c3c'), leaf: stage.tone('#4c9060'), shade: stage.tone('#2d6a4c') }
  return (
    path(`M0,${h}V${h * 0.9}${edge}V${h}Z`, stage.tone('#f6dfae')) +
    stroke(`M0,${h * 0.9}${edge}`, '#ffffff', 3, 0.8) +
    palm(w * 0.07, h * 0.96, 150, 22, palms) +
    palm(w * 0.94, h * 0.99, 180, -24, palms)
  )
}

/** The city behind the opera house, and the gardens along the shore. */
const harbourCity = (stage: Stage, horizon: number): string =>
  towers(stage, {
    foot: horizon + 2,
    scale: 0.62,
    low: 26,
    high: 92,
    colour: stage.tone('#7f94b8', 0.34),
    shade: stage.tone('#66799f', 0.32),
    windows: 0.3,
    from: stage.width * 0.62,
    to: stage.width + 10,
  }) + bushes(stage, horizon + 6, 18, 12, stage.tone('#4f8560', 0.12), stage.width * 0.44, stage.width + 10)

function waterfront(stage: Stage, horizon: number): string {
  const { width, recipe } = stage
  const withBridge = has(stage, 'harbourBridge')
  const bridge = withBridge ? landmark(stage, 'harbourBridge', width * 0.27, horizon + 6, 0.94, 0.22) : ''
  if (!recipe.landmark) return bridge
  const city = withBridge ? harbourCity(stage, horizon) : ''
  const art = mainLandmark(stage, width * (recipe.at ?? 0.62), horizon + 22)
  return bridge + city + reflection(art, horizon + 24, 0.4, 0.28) + art
}

/** Two rows of painted houses along the lower edge. */
function paintedHouses(stage: Stage): string {
  const { width, height } = stage
  return (
    houseRow(stage, {
      from: -10,
      to: width + 10,
      base: (x) => height * 0.86 + Math.sin(x / 120) * 6,
      scale: 0.9,
      far: 0.12,
      roof: 'flat',
    }) +
    houseRow(stage, {
      from: -24,
      to: width + 10,
      base: (x) => height * 0.99 + Math.sin(x / 120 + 1) * 6,
      scale: 1.5,
      far: 0,
      roof: 'flat',
    }) +
    foliage(
      stage,
      right,
      width * 0.2,
      60,
      tones(stage, '#2d6a4c', '#3f8a5a', '#1f5244'),
      tones(stage, '#f6c94f', '#f29a6a'),
    )
  )
}

function boats(stage: Stage, horizon: number): string {
  const { width } = stage
  return (
    sailBoat(stage, width * 0.46, horizon + 50, 0.74, ['#24466f', '#ffffff', '#f2dfc0']) +
    sailBoat(stage, width * 0.12, horizon + 30, 0.5, ['#a8392f', '#ffffff', '#e8eef2'], 0.05)
  )
}

export const bay: Scene = (stage) => {
  const { width, height, recipe } = stage
  const horizon = height * 0.64
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 3, 0.08, 0.28) +
    (has(stage, 'tableMountain')
      ? tableMountain(stage, horizon)
      : hills(stage, horizon + 2, 46, 130, stage.tone('#7f9fb4', 0.6))) +
    (has(stage, 'sugarloaf') ? guanabara(stage, horizon) : '') +
    (has(stage, 'karst') ? karst(stage, horizon) : '') +
    water(stage, horizon, waterTones(stage, recipe.water ?? ['#4fa8cc', '#17649c'])) +
    waterfront(stage, horizon) +
    (recipe.walls ? paintedHouses(stage) : '') +
    (has(stage, 'sugarloaf') ? beach(stage) : '') +
    boats(stage, horizon) +
    birds(width * 0.5, height * 0.16, stage.tone('#3d5272'))
  )
}
