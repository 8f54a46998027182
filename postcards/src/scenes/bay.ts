import { houseRow } from '../parts/houses.ts'
import { landmark } from '../parts/landmark.ts'
import { hills } from '../parts/land.ts'
import { bushes, foliage, right } from '../parts/leaves.ts'
import { birds, clouds, sky, sun } from '../parts/sky.ts'
import { towers } from '../parts/towers.ts'
import { palm } from '../parts/trees.ts'
import { reflection, sailBoat, water } from '../parts/water.ts'
import { has, type Scene, type Stage, tones, waterTones } from '../stage.ts'
import { path, stroke } from '../svg/shapes.ts'

/** A flat-topped mountain under its cloth of cloud. */
function tableMountain(stage: Stage, hz: number): string {
  const { width: w } = stage
  return (
    path(
      `M${w * 0.06},${hz + 4}L${w * 0.16},${hz - 84}L${w * 0.2},${hz - 74}L${w * 0.27},${hz - 138}L${w * 0.74},${hz - 142}L${w * 0.79},${hz - 92}L${w * 0.85},${hz - 112}L${w * 0.9},${hz - 60}L${w},${hz + 4}Z`,
      stage.tone('#8a92aa', 0.3),
    ) +
    path(
      `M${w * 0.27},${hz - 138}L${w * 0.74},${hz - 142}L${w * 0.77},${hz - 112}L${w * 0.68},${hz - 70}L${w * 0.62},${hz - 104}L${w * 0.54},${hz - 66}L${w * 0.47},${hz - 106}L${w * 0.4},${hz - 64}L${w * 0.34},${hz - 100}L${w * 0.26},${hz - 60}L${w * 0.22},${hz - 92}Z`,
      stage.tone('#6a7292', 0.26),
    ) +
    path(
      `M${w * 0.22},${hz - 132}Q${w * 0.3},${hz - 156} ${w * 0.42},${hz - 146}Q${w * 0.56},${hz - 160} ${w * 0.68},${hz - 148}Q${w * 0.8},${hz - 150} ${w * 0.79},${hz - 128}Q${w * 0.66},${hz - 138} ${w * 0.5},${hz - 132}Q${w * 0.36},${hz - 128} ${w * 0.22},${hz - 132}Z`,
      stage.night ? stage.tone('#ffffff') : '#ffffff',
      0.85,
    ) +
    hills(stage, hz + 2, 40, 110, stage.tone('#5f8a6a', 0.24))
  )
}

/** A steep wooded cone that rises from the water on the left. */
function cone(stage: Stage, hz: number): string {
  const { width: w } = stage
  const eastSlope = `${w * 0.28},${hz - 168}Q${w * 0.36},${hz - 70} ${w * 0.5},${hz + 4}`
  return (
    path(
      `M${w * 0.02},${hz + 4}Q${w * 0.1},${hz - 110} ${w * 0.2},${hz - 176}Q${w * 0.24},${hz - 186} ${eastSlope}Z`,
      stage.tone('#5f8f7c', 0.3),
    ) +
    path(
      `M${w * 0.235},${hz - 182}Q${w * 0.26},${hz - 186} ${eastSlope}H${w * 0.34}Q${w * 0.27},${hz - 80} ${w * 0.235},${hz - 182}Z`,
      stage.tone('#3f6f70', 0.28),
    )
  )
}

/** Sugarloaf and Corcovado with the town between. */
function guanabara(stage: Stage, horizon: number): string {
  const { width } = stage
  return (
    cone(stage, horizon) +
    landmark(stage, 'christStatue', width * 0.232, horizon - 184, 0.92, 0, {
      white: stage.tone('#fffaf0'),
      mid: stage.tone('#d8cfc0'),
      shade: stage.tone('#9a8f8a'),
    }) +
    towers(stage, {
      foot: horizon + 4,
      scale: 0.6,
      low: 14,
      high: 46,
      colour: stage.tone('#f0e2cf', 0.2),
      shade: stage.tone('#d4bfae', 0.2),
      windows: 0.3,
      from: width * 0.3,
      to: width * 0.62,
    }) +
    landmark(stage, 'sugarloaf', width * 0.74, horizon + 6, 1.12, 0.08, {
      leaf: stage.tone('#5f8f62', 0.08),
      leafDark: stage.tone('#3a6a58', 0.08),
    })
  )
}

/** Limestone towers that stand in the sea, the farther the paler. */
function karst(stage: Stage, horizon: number): string {
  const { width } = stage
  const islet = (at: number, size: number, far: number) =>
    landmark(stage, 'limestonePeak', width * at, horizon + 4, size, far, {
      leaf: stage.tone('#5f8f62', far),
      leafDark: stage.tone('#3a6a58', far),
    })
  return (
    islet(0.47, 0.34, 0.55) +
    islet(0.6, 0.46, 0.42) +
    cone(stage, horizon) +
    islet(0.9, 0.72, 0.24) +
    islet(0.74, 1.08, 0.08)
  )
}

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
  const art = landmark(stage, recipe.landmark, width * (recipe.at ?? 0.62), horizon + 22, recipe.size)
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
  const white = stage.tone('#ffffff')
  return (
    sailBoat(width * 0.46, horizon + 50, 0.74, stage.tone('#24466f'), white, stage.tone('#f2dfc0')) +
    sailBoat(
      width * 0.12,
      horizon + 30,
      0.5,
      stage.tone('#a8392f'),
      stage.tone('#ffffff', 0.05),
      stage.tone('#e8eef2', 0.05),
    )
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
