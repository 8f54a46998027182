import { houseRow } from '../parts/houses.ts'
import { mainLandmark } from '../parts/landmark.ts'
import { hills, mountains } from '../parts/land.ts'
import { clouds, glow, mist, sky, sun } from '../parts/sky.ts'
import { lamp } from '../parts/street.ts'
import { conifers } from '../parts/trees.ts'
import { has, isSnowy, type Scene, type Stage } from '../stage.ts'
import type { Hex } from '../svg/colour.ts'
import { northernLights } from './northern-lights.ts'
import { harbour } from './fishing-harbour.ts'

function fells(stage: Stage, horizon: number): string {
  const { width, height } = stage
  return mountains(stage, {
    foot: horizon,
    count: Math.round((5 * width) / 640),
    low: height * 0.2,
    high: height * 0.36,
    rock: stage.tone('#7d93b8', 0.42),
    shade: stage.tone('#56709c', 0.38),
    snow: isSnowy(stage) ? stage.tone('#f4f9ff', 0.1) : stage.tone('#eef4f8', 0.24),
    spread: 1.7,
  })
}

function town(stage: Stage, horizon: number): string {
  const { width, recipe } = stage
  const { at = 0.58 } = recipe
  const roofColours = isSnowy(stage)
    ? ['#ffffff', '#eef4fa', '#e2ecf5']
    : (recipe.roofs ?? ['#a83a2f', '#2f5d7c', '#3f6f5a', '#6a4a44'])
  const near = { base: () => horizon + 34, scale: 1.1, far: 0.03, roofColours }
  const church = () =>
    recipe.landmark
      ? (stage.night ? glow(stage, width * at, horizon - 50, 200, '#ffd898') : '') +
        mainLandmark(stage, width * at, horizon + 22)
      : ''
  return (
    houseRow(stage, {
      from: -10,
      to: width + 10,
      base: () => horizon + 8,
      scale: 0.7,
      far: 0.2,
      roofColours,
    }) +
    church() +
    houseRow(stage, { ...near, from: -10, to: width * (at - 0.16) }) +
    houseRow(stage, { ...near, from: width * (at + 0.17), to: width + 20 })
  )
}

/** The snow or grass before the town. */
function foreland(stage: Stage, horizon: number): string {
  const { width, height } = stage
  const ground = (aurora: Hex, snow: Hex, grass: Hex) => {
    if (stage.time === 'aurora') return aurora
    return stage.tone(stage.season === 'winter' ? snow : grass)
  }
  const iron = stage.tone('#20304a')
  const fir = stage.tone('#1f4a52')
  return (
    hills(stage, horizon + 40, 14, 150, ground('#7fb4bd', '#eef5fb', '#6a9a62')) +
    hills(stage, height * 0.95, 26, 180, ground('#5b93a6', '#d4e3f0', '#4f8050')) +
    lamp(stage, width * 0.3, height * 0.95, 0.9, iron) +
    lamp(stage, width * 0.74, height * 0.92, 0.7, iron) +
    conifers(stage, height + 6, 7, 92, fir, 8, -16, width * 0.16) +
    conifers(stage, height + 6, 8, 104, fir, 8, width * 0.84, width + 20)
  )
}

export const nordic: Scene = (stage) => {
  const horizon = stage.height * 0.7
  const aurora = stage.time === 'aurora'
  return (
    sky(stage) +
    (aurora ? northernLights(stage) : '') +
    sun(stage) +
    (aurora ? '' : clouds(stage)) +
    fells(stage, horizon) +
    mist(stage, horizon + 4, 60, stage.light.haze, 0.5) +
    hills(stage, horizon + 8, 22, 130, stage.tone(isSnowy(stage) ? '#dbe7f2' : '#6f9670', 0.2)) +
    (has(stage, 'harbour') ? harbour(stage, horizon) : town(stage, horizon) + foreland(stage, horizon))
  )
}
