import { camel } from '../parts/animals.ts'
import { landmark, mainLandmark } from '../parts/landmark.ts'
import { hills, mountains } from '../parts/land.ts'
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts'
import { towers } from '../parts/towers.ts'
import { palm } from '../parts/trees.ts'
import { has, type Scene, type Stage } from '../stage.ts'
import { type Hex, lighter, mix } from '../svg/colour.ts'
import { group, path, type PaperPoint, px, smooth } from '../svg/shapes.ts'
import { medina } from './medina.ts'

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
  const { landmark: name, at = 0.56 } = stage.recipe
  if (name === 'burjKhalifa') return skyline(stage, horizon)
  return mainLandmark(stage, stage.width * at, horizon + 20, 0.04)
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
