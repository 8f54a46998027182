import { landmark } from '../parts/landmark.ts'
import { hills } from '../parts/land.ts'
import { towers } from '../parts/towers.ts'
import type { Stage } from '../stage.ts'
import { path } from '../svg/shapes.ts'

/** A flat-topped mountain under its cloth of cloud. */
export function tableMountain(stage: Stage, hz: number): string {
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
export function guanabara(stage: Stage, horizon: number): string {
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
export function karst(stage: Stage, horizon: number): string {
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
