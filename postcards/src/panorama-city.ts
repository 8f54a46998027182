import { houseRow } from './parts/houses.ts'
import { landmark } from './parts/landmark.ts'
import { hills, mountains } from './parts/land.ts'
import { mist } from './parts/sky.ts'
import { towers } from './parts/towers.ts'
import type { World } from './panorama-world.ts'
import { px } from './svg/shapes.ts'

export function farRanges({ stage, horizon, scale: k }: World): string {
  const peaks = mountains(stage, {
    foot: horizon,
    count: 6,
    low: 120 * k,
    high: 190 * k,
    rock: stage.tone('#93a9d4', 0.5),
    shade: stage.tone('#7088bc', 0.48),
    snow: stage.tone('#ffffff', 0.16),
    spread: 1.2,
  })
  return (
    `<g transform="translate(${px(stage.width * 0.2)} 0) scale(.62 1)">${peaks}</g>` +
    hills(stage, horizon + 2, 50 * k, 150, stage.tone('#8fb6c4', 0.58)) +
    mist(stage, horizon + 4, 110, stage.light.haze, 0.7)
  )
}

export function city({ stage, horizon: foot, small, scale: k, lit }: World): string {
  const { width } = stage
  const from = width * 0.72
  const row = { foot, to: width + 10 }
  return (
    towers(stage, {
      ...row,
      scale: 1.1 * k,
      low: 90 * k,
      high: 200 * k,
      colour: stage.tone('#8ea4d0', 0.5),
      shade: stage.tone('#7c92c4', 0.46),
      windows: 0.05,
      gap: 16,
      from,
    }) +
    towers(stage, {
      ...row,
      scale: 1.3 * k,
      low: 70 * k,
      high: 160 * k,
      colour: stage.tone('#6f86bc', 0.26),
      shade: stage.tone('#5c72ac', 0.24),
      windows: 0.22,
      gap: 24,
      from: from + 40,
    }) +
    landmark(stage, 'empireState', width * (small ? 0.93 : 0.905), foot + 2, 0.98 * k, 0.1, {
      lit: lit('#9fb2dc', 0.08),
      mid: lit('#8499cc', 0.08),
      shade: lit('#6076b0', 0.06),
    }) +
    landmark(stage, 'eiffelTower', width * (small ? 0.76 : 0.792), foot + 4, 1.22 * k, 0.04, {
      mid: lit('#c08f86'),
      shade: lit('#98667a'),
      lit: lit('#eccab8'),
      dark: lit('#6a4a66'),
    }) +
    towers(stage, {
      ...row,
      scale: 1.2 * k,
      low: 26 * k,
      high: 74 * k,
      colour: stage.tone('#54699f', 0.08),
      shade: stage.tone('#435690', 0.06),
      windows: 0.3,
      gap: 6,
      from: width * 0.85,
    }) +
    houseRow(stage, {
      from: width * 0.69,
      to: width * 0.86,
      base: () => foot + 2,
      scale: 0.82 * k,
      far: 0.06,
    })
  )
}
