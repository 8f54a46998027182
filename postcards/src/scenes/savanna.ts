import { elephant, giraffe } from '../parts/animals.ts'
import { hills } from '../parts/land.ts'
import { bushes } from '../parts/leaves.ts'
import { birds, clouds, mist, sky, sun } from '../parts/sky.ts'
import { acacia, grass } from '../parts/trees.ts'
import type { Scene, Stage } from '../stage.ts'
import { group, path } from '../svg/shapes.ts'

/** A lone, snow-topped mountain, far away. */
function farMountain(stage: Stage, horizon: number): string {
  const { width: w } = stage
  return (
    path(
      `M${w * 0.02},${horizon + 4}Q${w * 0.16},${horizon - 40} ${w * 0.26},${horizon - 62}Q${w * 0.3},${horizon - 72} ${w * 0.38},${horizon - 66}Q${w * 0.46},${horizon - 40} ${w * 0.66},${horizon + 4}Z`,
      stage.tone('#8f5f78', 0.5),
    ) +
    path(
      `M${w * 0.235},${horizon - 56}Q${w * 0.29},${horizon - 72} ${w * 0.38},${horizon - 66}L${w * 0.405},${horizon - 58}L${w * 0.37},${horizon - 52}L${w * 0.34},${horizon - 58}L${w * 0.31},${horizon - 48}L${w * 0.28},${horizon - 56}L${w * 0.25},${horizon - 48}Z`,
      stage.tone('#fff3e6', 0.12),
      0.9,
    )
  )
}

function herd(stage: Stage, horizon: number): string {
  const { width } = stage
  const coat = stage.tone('#54282c')
  return (
    group(elephant(stage.tone('#5a3a48')), width * 0.2, horizon + 36, 0.62) +
    group(elephant(stage.tone('#6a4652')), width * 0.315, horizon + 36, 0.4) +
    group(giraffe(coat), width * 0.5, horizon + 42, 0.84) +
    group(giraffe(coat), width * 0.575, horizon + 40, 0.62, -1)
  )
}

export const savanna: Scene = (stage) => {
  const { width, height } = stage
  const horizon = height * 0.7
  const far = stage.tone('#5d3034', 0.12)
  return (
    sky(stage) +
    sun(stage) +
    clouds(stage, 3, 0.1, 0.36) +
    farMountain(stage, horizon) +
    mist(stage, horizon + 4, 50, stage.light.haze, 0.55) +
    hills(stage, horizon + 4, 10, 120, stage.tone('#c07a4a', 0.34)) +
    acacia(width * 0.1, horizon + 8, 40, far, far) +
    acacia(width * 0.46, horizon + 7, 32, far, far) +
    acacia(width * 0.92, horizon + 10, 46, far, far) +
    bushes(stage, horizon + 6, 30, 6, far) +
    path(`M0,${horizon + 4}H${width}V${height}H0Z`, stage.tone('#e0a04a', 0.06)) +
    hills(stage, horizon + 34, 16, 140, stage.tone('#c9812f')) +
    herd(stage, horizon) +
    acacia(width * 0.78, height * 0.96, 196, stage.tone('#2f1626'), stage.tone('#3a1c2a')) +
    hills(stage, height * 0.98, 20, 110, stage.tone('#7a3a22')) +
    grass(stage, stage.tone('#3f1d20')) +
    birds(width * 0.38, height * 0.2, stage.tone('#5a2433'), 4, 1.1)
  )
}
