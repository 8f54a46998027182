import { hills } from '../parts/land.ts'
import { bushes } from '../parts/leaves.ts'
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts'
import type { Scene, Stage } from '../stage.ts'
import { group, path, px, rect, stroke } from '../svg/shapes.ts'

function butte(stage: Stage, x: number, y: number, w: number, h: number, far: number): string {
  const shade = stage.tone('#8f3a3a', far)
  const eastSide = `L${px(x + w * 0.36)},${px(y - h * 0.97)}L${px(x + w * 0.5)},${px(y - h * 0.88)}L${px(x + w * 0.56)},${px(y - h * 0.42)}Q${px(x + w * 0.8)},${px(y - h * 0.26)} ${px(x + w * 1.3)},${y}`
  return (
    path(
      `M${px(x - w * 1.3)},${y}Q${px(x - w * 0.8)},${px(y - h * 0.28)} ${px(x - w * 0.62)},${px(y - h * 0.42)}L${px(x - w * 0.58)},${px(y - h * 0.94)}L${px(x - w * 0.3)},${px(y - h)}L${px(x - w * 0.24)},${px(y - h * 0.94)}${eastSide}Z`,
      stage.tone('#c4573a', far),
    ) +
    path(
      `M${px(x + w * 0.1)},${px(y - h * 0.955)}${eastSide}H${px(x + w * 0.3)}L${px(x + w * 0.16)},${px(y - h * 0.4)}Z`,
      shade,
    ) +
    stroke(
      `M${px(x - w * 0.58)},${px(y - h * 0.62)}H${px(x + w * 0.54)}M${px(x - w * 0.6)},${px(y - h * 0.46)}H${px(x + w * 0.55)}`,
      shade,
      2,
      0.5,
    ) +
    stroke(
      `M${px(x - w * 0.36)},${px(y - h * 0.92)}V${px(y - h * 0.5)}M${px(x - w * 0.12)},${px(y - h * 0.9)}V${px(y - h * 0.48)}`,
      shade,
      1.6,
      0.5,
    )
  )
}

function road(stage: Stage, horizon: number): string {
  const { width: w, height: h } = stage
  return (
    path(
      `M${w * 0.46},${h}L${w * 0.5},${horizon + 8}H${w * 0.512}L${w * 0.66},${h}Z`,
      stage.tone('#5b4a58'),
    ) +
    stroke(
      `M${w * 0.56},${h}L${w * 0.506},${horizon + 10}`,
      stage.tone('#f2c14e'),
      2.4,
      0.9,
      ' stroke-dasharray="12 9"',
    )
  )
}

const cactus = (stage: Stage, x: number, y: number, scale: number): string =>
  group(
    stroke('M0,0V-58M0,-22Q-18,-22 -18,-40M0,-16Q18,-16 18,-34', stage.tone('#3f6f54'), 11) +
      stroke('M-2,-4V-54', stage.tone('#6a9a6c'), 2, 0.7),
    x,
    y,
    scale,
  )

export const canyon: Scene = (stage) => {
  const { width, height } = stage
  const horizon = height * 0.68
  const foot = horizon + 8
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 3, 0.1, 0.32) +
    hills(stage, horizon, 16, 160, stage.tone('#c58a80', 0.62)) +
    butte(stage, width * 0.42, foot, 34, 66, 0.5) +
    butte(stage, width * 0.93, foot, 44, 84, 0.4) +
    mist(stage, foot, 50, stage.light.haze, 0.5) +
    butte(stage, width * 0.2, foot, 70, 160, 0.1) +
    butte(stage, width * 0.68, foot, 78, 190, 0.04) +
    rect(0, horizon + 6, width, height, stage.tone('#d9895a', 0.1)) +
    hills(stage, horizon + 46, 16, 170, stage.tone('#c26a43')) +
    hills(stage, height * 0.94, 18, 150, stage.tone('#9c4a36')) +
    road(stage, horizon) +
    cactus(stage, width * 0.09, height * 0.98, 1.3) +
    cactus(stage, width * 0.87, height * 0.97, 1) +
    bushes(stage, height + 4, 14, 12, stage.tone('#6f7a4a')) +
    birds(width * 0.36, height * 0.22, stage.tone('#6a3444'))
  )
}
