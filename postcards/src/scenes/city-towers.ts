import { mist } from '../parts/sky.ts'
import { towers } from '../parts/towers.ts'
import type { Stage } from '../stage.ts'
import { type Hex, lighter } from '../svg/colour.ts'

/** Two planes of towers that fade into the haze. */
export function farTowers(stage: Stage, foot: number, stone: Hex): string {
  const { height } = stage
  return (
    towers(stage, {
      foot,
      scale: 1.05,
      low: height * 0.2,
      high: height * 0.4,
      colour: stage.tone(stone, 0.62),
      shade: stage.tone(lighter(stone, -0.05), 0.58),
      windows: 0.04,
      gap: 14,
    }) +
    mist(stage, foot, 130, stage.light.haze, 0.5) +
    towers(stage, {
      foot,
      scale: 1.3,
      low: height * 0.16,
      high: height * 0.33,
      colour: stage.tone(lighter(stone, -0.04), 0.36),
      shade: stage.tone(lighter(stone, -0.11), 0.32),
      windows: 0.2,
      gap: 26,
    })
  )
}

/** The near row, low around the landmark so that its foot stays in sight. */
export function nearTowers(stage: Stage, foot: number, stone: Hex, centre: number): string {
  const { height } = stage
  const colour = stage.tone(lighter(stone, -0.17), 0.06)
  const shade = stage.tone(lighter(stone, -0.24), 0.03)
  const row = { foot, scale: 1.34, low: height * 0.1, colour, shade, windows: 0.3, gap: 4 }
  return (
    towers(stage, { ...row, high: height * 0.25, to: centre - 74 }) +
    towers(stage, {
      ...row,
      scale: 1.2,
      low: height * 0.05,
      high: height * 0.1,
      windows: 0.34,
      from: centre - 76,
      to: centre + 60,
    }) +
    towers(stage, { ...row, high: height * 0.24, from: centre + 64 })
  )
}
